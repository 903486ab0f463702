#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The few calls of the operating system that the command needs; the only file that knows which system it is.
enum System {
  /// A file that every process has.
  enum StandardFile: Int32 {
    case output = 1
    case error = 2
  }

  /// What writing came to.
  enum WriteResult: Equatable {
    case written
    /// The reader has gone.
    case closed
    /// The system's reason.
    case failed(String)
  }

  /// Makes sure that the standard files are open, since a file opened later would take their place and get the output; a
  /// reader that goes away is then an error of `write`, and no signal.
  static func prepareStandardFiles() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free descriptor is the one that is missing.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Whether a file is a terminal.
  static func isTerminal(_ file: StandardFile) -> Bool { isatty(file.rawValue) == 1 }

  /// Whether a path leads to a folder.
  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// An environment variable that is set, and not empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Writes all of a text.
  static func write(_ text: String, to file: StandardFile) -> WriteResult {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = systemWrite(file.rawValue, start, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EPIPE {
          return .closed
        } else if errno == EAGAIN {
          // A terminal or pipe that some other program made non-blocking.
          var wait = pollfd(fd: file.rawValue, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wait, 1, -1)
        } else if errno != EINTR {
          return .failed(String(cString: strerror(errno)))
        }
      }
      return .written
    }
  }

  /// Ends the process.
  static func exit(_ code: Int32) -> Never { systemExit(code) }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, start, count)
}

private func systemExit(_ code: Int32) -> Never { exit(code) }
