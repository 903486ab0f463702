#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A call to the system that failed.
struct SystemError: Error, Hashable {
  /// The system's number of the error.
  let code: Int32

  /// The error of the call that was made last on this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words for it, such as "Permission denied".
  var reason: String { String(cString: strerror(code)) }

  /// Whether the path leads nowhere.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR || code == ELOOP }
}

/// The few calls to the system that finding files takes.
enum SystemCalls {
  /// What a path leads to, after all links.
  enum Kind: Hashable {
    case folder, file, other
  }

  /// The absolute path without links, `.` and `..`.
  static func realPath(_ path: String) throws(SystemError) -> String {
    guard !path.utf8.contains(0) else { throw SystemError(code: ENOENT) }
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What is at the path; follows links.
  static func kind(_ path: String) throws(SystemError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return kind(status)
  }

  /// What a `stat` speaks of.
  static func kind(_ status: stat) -> Kind {
    switch status.st_mode & mode_t(S_IFMT) {
    case mode_t(S_IFDIR): .folder
    case mode_t(S_IFREG): .file
    default: .other
    }
  }

  /// How many processors this process may use; at least 1.
  static var processorCount: Int { allowedProcessors() ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// What Linux says of the process, whose own call for it Swift does not see; nil elsewhere.
  private static func allowedProcessors() -> Int? {
    guard let status = try? FileBytes.read("/proc/self/status", atMost: 1 << 20).get() else { return nil }
    let key = Array("Cpus_allowed:".utf8)
    guard let line = status.split(separator: 10).first(where: { $0.starts(with: key) }) else { return nil }
    let digits = String(decoding: line.dropFirst(key.count), as: UTF8.self)
    let count = digits.compactMap(\.hexDigitValue).reduce(0) { $0 + $1.nonzeroBitCount }
    return count > 0 ? count : nil
  }

  /// How many bytes of memory the process may take up, stacks included; nil where there is no limit.
  static let memoryLimit: Int? = {
    var limit = rlimit()
    #if canImport(Darwin) || canImport(Musl)
      let resource = RLIMIT_AS
    #else
      let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #endif
    guard getrlimit(resource, &limit) == 0 else { return nil }
    return Int(exactly: limit.rlim_cur).flatMap { $0 < 1 << 40 ? $0 : nil }
  }()

  /// Whether something that lies in a real folder may have another real path.
  static func mayBeAlias(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    #if canImport(Darwin)
      // Its file systems find a name that is written in other cases.
      return true
    #else
      return status.st_mode & mode_t(S_IFMT) == mode_t(S_IFLNK)
    #endif
  }
}
