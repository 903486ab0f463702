import Synchronization

/// The lines of a log.
final class LogLines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }

  /// Those of one level, without it.
  func of(_ level: String) -> [String] {
    all.filter { $0.hasPrefix(level + ": ") }.map { String($0.dropFirst(level.count + 2)) }
  }
}
