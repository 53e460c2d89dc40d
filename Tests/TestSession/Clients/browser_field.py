"""A browser with a page that holds a text area, an input and a password input.

See `answers.py` for its requests. The argument is `firefox` or `chromium`, or the web view of `webkit`
or `qt`; after it, `private` opens a private window, and Chromium's `app` a window like an Electron
program's. With `secret`, the password input has the focus from the start. With `rich`, the text area is an
element that can be edited, as in mail programs, and with `codemirror` an editor that draws its text itself
and types into a hidden field, as those of program code do (Debian's libjs-codemirror). WAYLAND_DISPLAY is used if it is set. The page
comes from a server on the loopback interface, reports every change to it, and polls it for requests.
"""

import http.server
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading

from answers import WORD, Answers, ready

PAGE = """<!doctype html><meta charset="utf-8"><title>Fields</title>
<style>body { margin: 24px }
textarea, input, [contenteditable] { display: block; width: 600px; margin: 24px 0 }
textarea, [contenteditable], .CodeMirror { height: 60px; width: 600px }</style>
EDITOR<input spellcheck="false"><input type="password">
<button>Button</button>
<script>
const fields = [...document.querySelectorAll("textarea, input, [contenteditable]")];
const text = field => field.value ?? field.innerText.replace(/\\n$/, "").replaceAll("\xa0", " ");
const button = document.querySelector("button"), down = new Set();
if (window.CodeMirror) {
  const editor = CodeMirror.fromTextArea(fields[0]), box = editor.getWrapperElement();
  Object.defineProperty(
    box, "value", {get: () => editor.getValue(), set: value => editor.setValue(value)});
  box.focus = () => editor.focus();
  editor.on("change", () => void tell());
  fields[0] = box;
}
let number = 0, answered = 0, completes = false, moves = false, sends = false;
const empty = field => "value" in field ? field.value = "" : field.replaceChildren();
addEventListener("keyup", event => down.delete(event.code), true);
addEventListener("keydown", event => {
  // A key that an input method has used has no code.
  if (event.code && event.keyCode !== 229) down.add(event.code);
  const focused = document.activeElement;
  if (sends && event.code === "Enter" && fields[0].contains(focused)) {
    event.preventDefault();
    empty(fields[0]);
  }
  const target = event.code === "Enter" && focused === fields[0] ? fields[1]
    : event.code === "KeyJ" && event.ctrlKey ? fields[1]
    : event.code === "KeyJ" && focused === button ? fields[0] : null;
  if (!moves || !target) return;
  event.preventDefault();
  target.focus();
}, true);
// Like fields on the web: not during a composition, and not after a deletion.
function complete(event) {
  const field = event.target, typed = field.value;
  if (!completes || field !== fields[1] || event.isComposing || !typed) return;
  if (event.type === "input" && !event.inputType.startsWith("insert")) return;
  if (field.selectionStart !== typed.length || !"WORD".startsWith(typed)) return;
  field.value = "WORD";
  field.setSelectionRange(typed.length, field.value.length);
}
for (const name of ["input", "compositionend"]) addEventListener(name, complete, true);
function tell() {
  const left = FULL ? 0 : window.mozInnerScreenX ?? window.screenX;
  const top =
    FULL ? 0 : window.mozInnerScreenY ?? window.screenY + window.outerHeight - window.innerHeight;
  const places = fields.map(field => {
    const place = field.getBoundingClientRect();
    return [place.x + left, place.y + top, place.width, place.height].map(Math.round);
  });
  const state = {fields: fields.map(text), places, number: ++number, answered,
                 down: [...down], focused: document.hasFocus()};
  return fetch("/state", {method: "POST", body: JSON.stringify(state)});
}
async function listen() {
  for (;;) {
    const request = await (await fetch("/request")).text();
    if (request === "clear") {
      fields.forEach(empty);
      fields[0].focus();
    }
    if (request === "complete") completes = true;
    if (request === "moves") moves = true;
    if (request === "sends") [moves, sends] = [false, true];
    if (request.startsWith("focus ")) [...fields, button][Number(request.slice(6))].focus();
    if (!request) continue;
    answered += 1;
    await tell();
  }
}
for (const name of ["input", "compositionend", "focus", "keyup"])
  addEventListener(name, () => void tell(), true);
fields[FIRST].focus();
listen();
</script>"""

# They fill the screen.
VIEWS = ("webkit", "qt")
AREA = '<textarea spellcheck="false"></textarea>'
RICH = '<div contenteditable spellcheck="false"></div>'
CODE = '<link rel="stylesheet" href="codemirror.css"><script src="codemirror.js"></script>' + AREA
SCRIPTS = "/usr/share/javascript/codemirror"
FIREFOX_PREFERENCES = {
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.translations.enable": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "datareporting.policy.dataSubmissionPolicyBypassNotification": True,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "signon.rememberSignons": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "termsofuse.bypassNotification": True,
}


class Page(http.server.BaseHTTPRequestHandler):
    """Serves the page, passes requests to it, and keeps its reports."""

    protocol_version = "HTTP/1.1"
    state = {"number": 0, "answered": 0}
    changed = threading.Condition()
    requests = queue.Queue()

    def answer(self, text, kind="text/plain"):
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", kind + "; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):  # noqa: N802
        if self.path == "/":
            page = PAGE.replace("WORD", WORD).replace("FIRST", "2" if "secret" in sys.argv else "0")
            page = page.replace("FULL", str(sys.argv[1] in VIEWS).lower())
            kind = {"rich": RICH, "codemirror": CODE}.get(sys.argv[-1], AREA)
            self.answer(page.replace("EDITOR", kind), "text/html")
        elif self.path in ("/codemirror.css", "/codemirror.js"):
            with open(SCRIPTS + self.path, encoding="utf-8") as file:
                self.answer(file.read(), "text/css" if self.path.endswith("css") else "text/javascript")
        elif self.path == "/request":
            try:
                self.answer(Page.requests.get(timeout=20))
            except queue.Empty:
                self.answer("")
        else:
            self.send_error(404)

    def do_POST(self):  # noqa: N802
        state = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        with Page.changed:
            if state["number"] > Page.state["number"]:
                Page.state = state
            Page.changed.notify_all()
        self.answer("")

    def log_message(self, *_):
        """Logs nothing: standard error is for errors."""


def ask(request):
    """Sends a request to the page and waits until it has reported its state after that.

    A report of a key or of the focus may be on its way: the fields were cleared after the next click.
    """
    with Page.changed:
        count = Page.state["answered"]
        Page.requests.put(request)
        if not Page.changed.wait_for(lambda: Page.state["answered"] > count, timeout=20):
            sys.exit("browser_field.py: the page does not answer")


def state(member):
    with Page.changed:
        return Page.state[member]


def start(kind, folder, address):
    is_private = "private" in sys.argv
    if kind in VIEWS:
        command = [sys.executable, os.path.join(os.path.dirname(__file__), "web_view.py"), kind, address]
    elif kind == "firefox":
        with open(os.path.join(folder, "user.js"), "w", encoding="utf-8") as file:
            for name, value in FIREFOX_PREFERENCES.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        program = shutil.which("firefox-esr") or "firefox"
        command = [program, "--no-remote", "--profile", folder]
        command += ["--private-window", address] if is_private else ["--kiosk", address]
    else:
        command = [
            shutil.which("chromium") or "chromium-browser", f"--user-data-dir={folder}",
            "--no-first-run", "--no-default-browser-check", "--disable-gpu", "--disable-sync",
            "--disable-component-update", "--disable-background-networking",
            "--password-store=basic"]
        if "WAYLAND_DISPLAY" in os.environ:
            command += ["--ozone-platform=wayland", "--enable-wayland-ime",
                        "--wayland-text-input-version=3"]
        else:
            command.append("--ozone-platform=x11")
        if is_private:
            command.append("--incognito")
        if os.getuid() == 0:
            command.append("--no-sandbox")
        command += [f"--app={address}"] if "app" in sys.argv else ["--kiosk", address]
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=sys.stderr, start_new_session=True)


def end():
    """Ends the browser and its helpers: they are a process group of their own."""
    os.killpg(browser.pid, signal.SIGTERM)
    try:
        browser.wait(5)
    except subprocess.TimeoutExpired:
        os.killpg(browser.pid, signal.SIGKILL)
        browser.wait()


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
    browser = start(sys.argv[1], folder, f"http://127.0.0.1:{server.server_port}/")
    with Page.changed:
        if not Page.changed.wait_for(lambda: Page.state.get("focused"), timeout=60):
            end()
            sys.exit("browser_field.py: the page does not come up")
    answers = Answers(
        lambda: state("fields"), lambda: state("places"), lambda: ask("clear"), end,
        lambda number: ask(f"focus {number}"), complete=lambda: ask("complete"),
        moves=lambda: ask("moves"), down=lambda: state("down"), sends=lambda: ask("sends"))
    ready()
    while answers.read():
        pass
