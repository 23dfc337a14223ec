"""httpx without Python's cookie jar: it asks and hears as before, and nobody else misses anything."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

LEAN = (
    "import sys\nfrom ats.left_out import import_httpx_without_cookies\nimport_httpx_without_cookies()\nimport httpx\n"
)


def run(program: str) -> Any:
    told = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout)


@pytest.fixture
def server() -> Iterator[str]:
    """Sets a cookie with every answer, and answers with the headers it was asked with."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path == "/moved":
                self.send_response(302)
                self.send_header("Location", "/here")
            else:
                self.send_response(200)
            self.send_header("Set-Cookie", "taste=sweet; Path=/")
            body = json.dumps({name.lower(): value for name, value in self.headers.items()}).encode()
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_words: object) -> None:
            pass

    served = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=served.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{served.server_port}"
    served.shutdown()
    thread.join()
    served.server_close()


def test_a_cookie_that_a_server_sets_is_not_kept_and_harms_nothing(server: str) -> None:
    program = (
        f"{LEAN}import json\n"
        f"with httpx.Client(trust_env=False, follow_redirects=True) as client:\n"
        f"    answers = [client.get('{server}' + path) for path in ('/', '/moved', '/')]\n"
        f"print(json.dumps([[answer.status_code, 'cookie' in answer.json()] for answer in answers]))"
    )
    assert run(program) == [[200, False]] * 3


def test_the_libraries_of_cookies_are_not_loaded() -> None:
    names = ["http.cookiejar", "http.client", "urllib.request", "email.message", "email.parser"]
    assert run(f"{LEAN}import json\nprint(json.dumps([name for name in {names} if name in sys.modules]))") == []


def test_whoever_needs_them_later_gets_the_real_ones() -> None:
    program = (
        f"{LEAN}import json, email, http.cookiejar, urllib.request, importlib.metadata\n"
        "print(json.dumps([http.cookiejar.CookieJar.__module__, urllib.request.Request.__module__,\n"
        "    email.message_from_string('a: b')['a'], importlib.metadata.version('httpx') == httpx.__version__]))"
    )
    assert run(program) == ["http.cookiejar", "urllib.request", "b", True]


def test_a_text_in_another_encoding_is_still_read() -> None:
    program = (
        f"{LEAN}import json\n"
        "answer = httpx.Response(200, headers={'content-type': 'text/plain; charset=latin-1'}, content=b'\\xe9')\n"
        "print(json.dumps(answer.text))"
    )
    assert run(program) == "é"


@pytest.mark.parametrize(
    ("address", "host", "loaded"),
    [("http://m\u00fcnze/", "xn--mnze-0ra", True), ("http://10.0.0.7/", "10.0.0.7", False)],
)
def test_a_host_in_another_script_is_still_found(address: str, host: str, loaded: bool) -> None:
    told = f"[httpx.URL({address!r}).raw_host.decode(), 'idna' in sys.modules]"
    assert run(f"{LEAN}import json\nprint(json.dumps({told}))") == [host, loaded]


def test_a_process_that_has_httpx_already_keeps_it_whole() -> None:
    program = (
        "import httpx, json\nfrom ats.left_out import import_httpx_without_cookies\nimport_httpx_without_cookies()\n"
        "print(json.dumps(dict(httpx.Cookies({'taste': 'sweet'}))))"
    )
    assert run(program) == {"taste": "sweet"}
