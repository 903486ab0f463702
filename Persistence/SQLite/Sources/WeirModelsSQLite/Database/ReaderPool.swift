import Foundation

/// Connections to read by: as many as read at once, a few of which are kept.
///
/// `@unchecked Sendable`: the connections are guarded by `lock`; who has taken one has it alone.
final class ReaderPool: @unchecked Sendable {
  private static let kept = 4

  private let lock = NSLock()
  private var idle: [Connection] = []
  private let opening: Opening

  init(_ opening: Opening) {
    self.opening = opening
  }

  /// Runs the body with a connection that nobody else has meanwhile.
  func with<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    let connection = try lock.withLock { idle.popLast() } ?? opening.connectAgain()
    defer {
      lock.withLock {
        if idle.count < Self.kept { idle.append(connection) }
      }
    }
    return try body(connection)
  }
}
