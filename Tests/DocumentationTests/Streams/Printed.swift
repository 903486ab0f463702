import Synchronization

/// What a snippet prints, line by line.
final class Printed: Sendable {
  @TaskLocal static var current = Printed()

  private let storage = Mutex<[String]>([])

  /// The lines so far.
  var lines: [String] { storage.withLock { $0 } }

  /// The lines that the body prints.
  static func lines(of body: () throws -> Void) rethrows -> [String] {
    let printed = Printed()
    try $current.withValue(printed, operation: body)
    return printed.lines
  }

  func add(_ line: String) { storage.withLock { $0.append(line) } }
}

/// Keeps what a snippet prints, in the place of the standard library's function.
func print(_ item: Any) { Printed.current.add("\(item)") }
