"""A small HTTP server for the tests, on loopback and on a port that the system chooses.

It prints "port N" when it is ready, ends when its standard input is closed, and says what it was asked at /log.
"""

import gzip
import hashlib
import json
import os
import socket
import sys
import threading
from base64 import b64decode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

gates = {}
gates_lock = threading.Lock()
log = []


def gate(name):
    with gates_lock:
        return gates.setdefault(name, {"open": threading.Event(), "entered": threading.Event(), "left": threading.Event()})


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def handle_one_request(self):
        try:
            super().handle_one_request()
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def answer(self, code=200, body=b"", headers=None):
        if isinstance(body, str):
            body = body.encode()
        self.send_response(code)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def read_body(self):
        if self.headers.get("Transfer-Encoding", "").lower() == "chunked":
            body = b""
            while True:
                size = int(self.rfile.readline().strip() or b"0", 16)
                chunk = self.rfile.read(size)
                self.rfile.readline()
                if size == 0:
                    return body
                body += chunk
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def dispatch(self):
        parts = urlsplit(self.path)
        self.query = parse_qs(parts.query, keep_blank_values=True)
        self.body = self.read_body()
        name = parts.path.strip("/").split("/")[0] or "root"
        log.append(self.command + " " + self.path)
        getattr(self, "do_" + name, self.do_echo)()

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = dispatch

    def do_echo(self):
        body = json.dumps(
            {
                "method": self.command,
                "path": self.path,
                "headers": {name.lower(): value for name, value in self.headers.items()},
                "length": len(self.body),
                "sha256": hashlib.sha256(self.body).hexdigest(),
                "body": self.body.decode("utf-8", "replace") if len(self.body) < 100000 else "",
            }
        )
        self.answer(200, body, {"Content-Type": "application/json"})

    do_root = do_echo

    def do_status(self):
        code = int(self.path.split("/")[2].split("?")[0])
        headers = {name: values[0] for name, values in self.query.items()}
        self.answer(code, b"" if code in (204, 304) else "status %d" % code, headers)

    def do_log(self):
        self.answer(200, json.dumps(log))

    def do_chunked(self):
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        for number in range(int(self.query["count"][0])):
            chunk = ("chunk %d\n" % number).encode()
            self.wfile.write(b"%x\r\n%s\r\n" % (len(chunk), chunk))
            self.wfile.flush()
        self.wfile.write(b"0\r\n\r\n")

    def do_bytes(self):
        self.answer(200, bytes(index % 251 for index in range(int(self.query["count"][0]))))

    def do_gzip(self):
        text = ("packed " * 1000).encode()
        self.answer(200, gzip.compress(text), {"Content-Encoding": "gzip"})

    def do_gate(self):
        """Sends its headers and half of its body, and the rest when /open?name= is asked."""
        it = gate(self.query["name"][0])
        self.send_response(200)
        self.send_header("Content-Length", "10")
        self.end_headers()
        self.wfile.write(b"first")
        self.wfile.flush()
        it["entered"].set()
        try:
            # Who cancels closes the connection, which reading finds out.
            while not it["open"].is_set():
                self.connection.settimeout(0.02)
                try:
                    if self.connection.recv(1) == b"":
                        return
                except socket.timeout:
                    pass
            self.connection.settimeout(None)
            self.wfile.write(b"later")
        except OSError:
            pass
        finally:
            self.close_connection = True
            it["left"].set()

    def do_silent(self):
        """Says nothing until /open?name= is asked, or the caller goes."""
        it = gate(self.query["name"][0])
        it["entered"].set()
        try:
            while not it["open"].is_set():
                self.connection.settimeout(0.02)
                try:
                    if self.connection.recv(1) == b"":
                        return
                except socket.timeout:
                    pass
                except OSError:
                    return
        finally:
            self.close_connection = True
            it["left"].set()

    def do_open(self):
        gate(self.query["name"][0])["open"].set()
        self.answer(200)

    def do_wait(self):
        """Answers when the request at a gate has come (entered), or has gone (left)."""
        it = gate(self.query["name"][0])
        self.answer(200 if it[self.query["for"][0]].wait(900) else 504)

    def do_reset(self):
        """Breaks the connection: before the headers, or in the midst of the body."""
        if self.query["after"][0] == "headers":
            self.send_response(200)
            self.send_header("Content-Length", "1000")
            self.end_headers()
            self.wfile.write(b"partial")
            self.wfile.flush()
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        self.close_connection = True
        self.connection.shutdown(socket.SHUT_RDWR) if self.query["after"][0] == "headers" else self.connection.close()

    def do_redirect(self):
        self.answer(int(self.query["code"][0]), b"moved", {"Location": self.query["to"][0]})

    def do_loop(self):
        self.answer(302, b"", {"Location": "/loop"})

    def do_basic(self):
        word, _, code = self.headers.get("Authorization", "").partition(" ")
        if word == "Basic" and b64decode(code) == b"ann:secret":
            self.answer(200, "welcome")
        else:
            self.answer(401, "who are you?", {"WWW-Authenticate": 'Basic realm="test"'})

    def do_etag(self):
        if self.headers.get("If-None-Match") == '"v1"':
            self.answer(304, b"", {"ETag": '"v1"', "Cache-Control": "max-age=0"})
        else:
            self.answer(200, "tagged", {"ETag": '"v1"', "Cache-Control": "max-age=0"})

    def do_fresh(self):
        self.answer(200, "fresh", {"Cache-Control": "max-age=1000"})


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
print("port", server.server_address[1], flush=True)
sys.stdin.read()
os._exit(0)
