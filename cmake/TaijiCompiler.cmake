# Compiler settings shared by every target, and the one way targets are made.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(TAIJI_CCACHE ccache)
if(TAIJI_CCACHE)
  set(CMAKE_C_COMPILER_LAUNCHER "${TAIJI_CCACHE}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "${TAIJI_CCACHE}")
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

add_library(taiji_options INTERFACE)
target_include_directories(taiji_options INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_options(taiji_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Wold-style-cast -Woverloaded-virtual -Wimplicit-fallthrough
  -Wno-missing-field-initializers  # members have defaults; designated initialisers name the others
  $<$<BOOL:${TAIJI_WARNINGS_AS_ERRORS}>:-Werror>)
# GCC 12 warns wrongly about std::string concatenation (GCC bug 105329).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(taiji_options INTERFACE -Wno-restrict)
endif()
# x86-64-v2 (every desktop CPU since 2009) has the population count that the rules and the engine use.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(taiji_options INTERFACE -march=x86-64-v2)
endif()
if(TAIJI_SANITIZE)
  target_compile_options(taiji_options INTERFACE
    -fsanitize=${TAIJI_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(taiji_options INTERFACE -fsanitize=${TAIJI_SANITIZE})
endif()

if(TAIJI_FUZZ)
  target_compile_options(taiji_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# taiji_library(NAME SOURCES a.cpp ... DEPENDS x y): a static library with the project's settings.
function(taiji_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC taiji_options ${ARG_DEPENDS})
endfunction()

# taiji_test(NAME SOURCES a.cpp ... DEPENDS x y [LABELS slow gpu] [PROPERTIES ...]): a GoogleTest program; each
# test is one CTest entry. Tests find golden data through TAIJI_SOURCE_DIR. The program is part of the target
# TAIJI_TEST_GROUP, and each of its tests has that name as a label.
function(taiji_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS;LABELS;PROPERTIES" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE taiji_options ${ARG_DEPENDS} GTest::gmock GTest::gtest_main)
  # The libraries are optimised as for the player; the tests themselves are compiled quickly. With sanitizers,
  # optimising a test costs twice its compilation.
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1> $<$<CONFIG:RelWithDebInfo>:-O0>)
  target_compile_definitions(${name} PRIVATE TAIJI_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  add_dependencies(${TAIJI_TEST_GROUP} ${name})
  gtest_discover_tests(${name} TEST_LIST ${name}_TESTS DISCOVERY_TIMEOUT 60
                       PROPERTIES TIMEOUT 300 ${ARG_PROPERTIES})
  # gtest_discover_tests cannot set more than one label.
  set(labels_file "${CMAKE_CURRENT_BINARY_DIR}/${name}_labels.cmake")
  file(WRITE "${labels_file}"
    "if(${name}_TESTS)\n"
    "  set_tests_properties(\${${name}_TESTS} PROPERTIES LABELS \"${TAIJI_TEST_GROUP};${ARG_LABELS}\")\n"
    "endif()\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${labels_file}")
endfunction()
