"""What the tests of the window program share: a display, the program on it, real events, pictures, and where
the points of the board are in the window."""
import contextlib
import math
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import traceback

from PIL import Image, ImageChops, ImageStat

SCREEN = (1600, 900)
WINDOW = (1280, 720)
PATIENCE = 60.0  # seconds that a step may take on a busy machine
FIELD_OF_VIEW = math.radians(32.0)


class Failed(Exception):
    pass


def expect(condition, sentence):
    if not condition:
        raise Failed(sentence)


def wait_for(what, look, patience=PATIENCE):
    """Until `look` gives something true, which is returned."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.05)
    raise Failed(f"waited {patience:.0f} s in vain: {what}")


def difference(a, b):
    if a.size != b.size:
        raise Failed(f"pictures of {a.size} and {b.size} cannot be compared")
    return sum(ImageStat.Stat(ImageChops.difference(a, b)).mean) / 3


class Display:
    """An Xvfb that picks a free number by itself."""

    def __enter__(self):
        read, write = os.pipe()
        size = f"{SCREEN[0]}x{SCREEN[1]}x24"
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.name = ":" + number.readline().strip()
        if self.name == ":":
            raise Failed("Xvfb did not start")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def gudermannian(u):
    return math.atan(math.sinh(u))


def place_of(point):
    """Longitude and latitude, in radians, of a point as records write it: "e3s5", "s2.5w1.5", "w4" (RULES.md 1)."""
    x = y = 0.0
    for axis, number in re.findall(r"([ewns])([0-9.]+)", point):
        value = float(number)
        if axis in "ew":
            x = value if axis == "e" else -value
        else:
            y = value if axis == "n" else -value
    return math.radians(24.0 * x), gudermannian(math.asinh(math.tan(math.radians(39.0))) + 0.32 * y)


class Camera:
    """The globe as it is seen from straight above a place, north up, with no panels beside it (--no-ui): the tag
    Camera of a kept game."""

    def __init__(self, tag, size):
        latitude, longitude, distance, tilt, heading, surface = tag.split()
        expect(surface == "globe" and abs(float(tilt)) < 1e-3 and abs(float(heading)) < 1e-3,
               f"the camera should look straight down, north up, it is {tag}")
        self.latitude = math.radians(float(latitude))
        self.longitude = math.radians(float(longitude))
        self.distance = float(distance)
        self.size = size

    def window_point(self, point):
        longitude, latitude = place_of(point)
        turn = longitude - self.longitude
        east = math.cos(latitude) * math.sin(turn)
        north = (math.sin(latitude) * math.cos(self.latitude)
                 - math.cos(latitude) * math.sin(self.latitude) * math.cos(turn))
        up = (math.sin(latitude) * math.sin(self.latitude)
              + math.cos(latitude) * math.cos(self.latitude) * math.cos(turn))
        expect(up * (1.0 + self.distance) > 1.02, f"{point} is beyond the limb")
        scale = self.size[1] / 2 / math.tan(FIELD_OF_VIEW / 2) / (1.0 + self.distance - up)
        return round(self.size[0] / 2 + east * scale), round(self.size[1] / 2 - north * scale)


def moves_in(record):
    """The moves of the last game in a record's text."""
    body = record.rpartition("]\n\n")[2]
    return re.findall(r"[A-Z]{1,2}[a-z0-9.]+[-x+*][a-z0-9.]+", re.sub(r"\{[^}]*\}", "", body))


class Home:
    """The folders of a player."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.pictures = self.folder / "pictures"
        self.data = self.folder / "data" / "taiji"
        self.config = self.folder / "config" / "taiji"
        for made in (self.pictures, self.data, self.config):
            made.mkdir(parents=True, exist_ok=True)
        self.current = self.data / "current.taiji"

    def environment(self, display):
        made = dict(os.environ, DISPLAY=display.name, HOME=str(self.folder), LC_ALL="C.UTF-8",
                    XDG_PICTURES_DIR=str(self.pictures), XDG_CACHE_HOME=str(self.folder / "cache"),
                    XDG_DATA_HOME=str(self.data.parent), XDG_CONFIG_HOME=str(self.config.parent))
        made.pop("WAYLAND_DISPLAY", None)
        return made

    def record(self):
        return self.current.read_text(encoding="utf-8") if self.current.exists() else ""

    def tag(self, name):
        found = re.search(rf'^\[{name} "(.*)"\]$', self.record(), re.MULTILINE)
        return found[1] if found else None

    def moves(self):
        """Of the game that is on, as the record has them."""
        return moves_in(self.record())


class Game:
    """The program, running."""

    def __init__(self, program, display, home, *options):
        self.home = home
        self.environment = home.environment(display)
        self.errors = (home.folder / "stderr").open("w+")
        self.process = subprocess.Popen([program, "--validation", *options], env=self.environment,
                                        stderr=self.errors)
        self.window = wait_for("a window", self.find_window)

    def xdo(self, *words):
        done = subprocess.run(["xdotool", *map(str, words)], env=self.environment, capture_output=True,
                              text=True)
        return done.stdout.strip()

    def find_window(self):
        if self.process.poll() is not None:
            raise Failed(f"the program ended with exit code {self.process.returncode}: {self.said()}")
        found = self.xdo("search", "--onlyvisible", "--class", "taiji").split()
        return found[0] if found else None

    def said(self):
        self.errors.flush()
        self.errors.seek(0)
        return self.errors.read()

    def key(self, *names):
        # Through the server, as a keyboard's: events sent to the window itself are not all taken for real. No
        # window manager is here to give the focus.
        self.xdo("windowfocus", "--sync", self.window)
        self.xdo("key", *names)

    def move(self, x, y):
        self.xdo("mousemove", "--window", self.window, x, y)

    def title(self):
        return self.xdo("getwindowname", self.window)

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def settle(self):
        """Until nothing moves: the program uses no more processor time."""
        def still():
            before = self.cpu_seconds()
            time.sleep(0.6)
            return self.cpu_seconds() - before < 0.02
        wait_for("the program comes to rest", still)

    def picture(self):
        """What F12 saves."""
        before = set(self.home.pictures.glob("*.png"))
        self.key("F12")

        def saved():
            new = set(self.home.pictures.glob("*.png")) - before
            return new and f"saved {list(new)[0]}" in self.said() and list(new)[0]
        return Image.open(wait_for("F12 saves a picture", saved)).convert("RGB")

    def camera(self, size=WINDOW):
        """Where it rests; kept with the game a moment after it came to rest."""
        tag = wait_for("the camera is kept", lambda: self.home.tag("Camera"))
        return Camera(tag, size)

    def click(self, camera, point):
        x, y = camera.window_point(point)
        self.move(x, y)
        self.xdo("click", 1)

    def drag(self, camera, start, end):
        self.move(*camera.window_point(start))
        self.xdo("mousedown", 1)
        (x, y), (to_x, to_y) = camera.window_point(start), camera.window_point(end)
        for step in range(1, 5):
            self.move(round(x + (to_x - x) * step / 4), round(y + (to_y - y) * step / 4))
            time.sleep(0.03)
        self.xdo("mouseup", 1)

    def expect_moves(self, *moves):
        wait_for(f"the moves {' '.join(moves)} are kept, not {' '.join(self.home.moves())}",
                 lambda: self.home.moves() == list(moves))

    def close(self):
        """By Ctrl+Q. Checks that all went well."""
        self.key("ctrl+q")
        wait_for("Ctrl+Q ends the program", lambda: self.process.poll() is not None)
        expect(self.process.returncode == 0,
               f"the exit code should be 0, it is {self.process.returncode}: {self.said()}")
        complaints = [line for line in self.said().splitlines() if "saved" not in line]
        expect(not complaints, "nothing but saved pictures should be reported: " + "; ".join(complaints))

    def kill(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextlib.contextmanager
def game_in(program, display, folder, *options):
    """The program, killed at the end if it still runs."""
    game = Game(program, display, folder if isinstance(folder, Home) else Home(folder), *options)
    try:
        yield game
    finally:
        game.kill()


def check_record(engine, file):
    """The record is read without a fault by taiji-engine."""
    done = subprocess.run([engine, "record", "check", str(file)], capture_output=True, text=True)
    expect(done.returncode == 0, f"taiji-engine finds a fault in {file}: {done.stdout}{done.stderr}")
    return done.stdout


def main(run, arguments, usage):
    """Runs a test with its command line; exit code 0, or 1 after a sentence on what did not go well."""
    if len(sys.argv) != 1 + arguments:
        print(usage, file=sys.stderr)
        return 2
    try:
        run(*sys.argv[1:])
    except Failed as failed:
        frames = [f for f in traceback.extract_tb(failed.__traceback__) if f.filename != __file__]
        print(f"{pathlib.Path(sys.argv[0]).name}: {failed} (in {frames[-1].name}, line {frames[-1].lineno})",
              file=sys.stderr)
        return 1
    return 0
