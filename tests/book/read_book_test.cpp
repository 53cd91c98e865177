#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/book/support.hpp"

namespace taiji {
namespace {

using testing::AllOf;
using testing::HasSubstr;

/// A book of one page in a folder of the test's own.
struct SmallBook {
    std::string texts = R"("chapter.a": "A", "army.title": "Army", "army.1": "At {e3n2}.",
        "army.go": "Go.", "army.go.may1": "May.", "army.go.never1": "Never.", "place.p": "P")";
    std::string chinese = texts;
    std::string id = R"("army")";
    std::string look = "e4n2";
    std::string place = "e4";
    std::string tfen = "15/15/15/11A3/15/3H11/12h2/15/15/15/15 w - 0 1";
    std::string may = R"(["Ae4n2-e3"])";
    std::string never = R"(["Ae4n2-e6n4"])";

    [[nodiscard]] std::string json() const {
        return R"({"chapters": [{"id": "a", "pages": [{"id": )" + id +
               R"(, "places": [{"id": "p", "at": ")" + place +
               R"("}], "diagrams": [{"id": "go", "look": ")" + look + R"(", "tfen": ")" + tfen +
               R"(", "may": )" + may + R"(, "never": )" + never + "}]}]}]}";
    }
    [[nodiscard]] std::string error(const std::string& book_json) const {
        const auto folder = std::filesystem::path(testing::TempDir()) /
                            testing::UnitTest::GetInstance()->current_test_info()->name();
        std::filesystem::create_directories(folder);
        std::ofstream(folder / "en.json") << "{" << texts << "}";
        std::ofstream(folder / "zh.json") << "{" << chinese << "}";
        std::ofstream(folder / "book.json") << book_json;
        const auto read = book::Book::load(folder, test::shared_world());
        return read ? "none" : read.error().message;
    }
    [[nodiscard]] std::string error() const { return error(json()); }
};

TEST(ReadBook, TakesABookThatIsRight) {
    EXPECT_EQ(SmallBook().error(), "none");
}

TEST(ReadBook, NamesFileAndPlaceOfWhatIsWrong) {
    EXPECT_THAT(SmallBook().error("{"), AllOf(HasSubstr("book.json"), HasSubstr("not JSON")));
    EXPECT_THAT(SmallBook().error("[]"), HasSubstr("book.json: chapters: expected chapters"));
    EXPECT_THAT(SmallBook{.id = "7"}.error(), HasSubstr("book.json: a: expected a text as \"id\""));
    EXPECT_THAT(SmallBook{.id = R"("navy")"}.error(),
                HasSubstr("book.json: navy: there is no text \"navy.title\""));
    EXPECT_THAT(SmallBook{.place = "e9"}.error(), HasSubstr("book.json: army: \"at\": "));
    EXPECT_THAT(SmallBook{.look = "x"}.error(), HasSubstr("book.json: army.go: \"look\": "));
    EXPECT_THAT(SmallBook{.tfen = "15 w - 0 1"}.error(), HasSubstr("book.json: army.go: "));
    EXPECT_THAT(SmallBook{.may = "[]"}.error(), HasSubstr("army.go: expected a move that"));
    EXPECT_THAT(SmallBook{.may = R"(["Ae4n2-e3", "Ae4n2-e4"])"}.error(),
                HasSubstr("army.go: there is no text \"army.go.may2\""));
}

TEST(ReadBook, RefusesMovesThatAreNotWhatTheBookSays) {
    EXPECT_THAT(SmallBook{.may = R"(["Ae4n2-e6n4"])"}.error(),
                HasSubstr("book.json: army.go: \"Ae4n2-e6n4\" is not legal: e6n4 is out of range"));
    EXPECT_THAT(SmallBook{.never = R"(["Ae4n2-e5n2"])"}.error(),
                HasSubstr("army.go: Ae4n2-e5n2 is legal"));
    EXPECT_THAT(SmallBook{.never = R"(["Ae3n2-e5n2"])"}.error(),
                HasSubstr("army.go: Ae3n2-e5n2: no piece of the reader's is there"));
}

TEST(ReadBook, RefusesTextsThatDoNotFit) {
    const auto with = [](const std::string& extra) {
        SmallBook made;
        made.texts += extra;
        made.chinese += extra;
        return made.error();
    };
    EXPECT_THAT(with(R"(, "army.3": "x")"), HasSubstr("\"army.3\" belongs to no page"));
    EXPECT_THAT(with(R"(, "army.2": "{e9}")"), HasSubstr("army: \"army.2\": "));
    SmallBook one_language;
    one_language.texts += R"(, "army.2": "x")";
    EXPECT_THAT(one_language.error(), HasSubstr("zh.json: \"army.2\" is missing"));
}

TEST(ReadBook, SaysThatThereIsNoFolder) {
    const auto read = book::Book::load("/nowhere", test::shared_world());
    EXPECT_THAT(read.error().message, HasSubstr("/nowhere/en.json"));
}

}  // namespace
}  // namespace taiji
