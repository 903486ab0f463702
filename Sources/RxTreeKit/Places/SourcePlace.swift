/// A place in a source file: what an editor needs to jump there.
public struct SourcePlace: Hashable, Sendable, Codable {
  /// The file, relative to the scanned directory, with `/` on every platform.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in UTF-8 bytes, counted from 1, as the Swift compiler counts it.
  public let column: Int

  /// Creates a place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: Comparable, CustomStringConvertible {
  /// Orders by file (by the bytes of its name), then line, then column.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    if left.file != right.file { return ByteOrder.precedes(left.file, right.file) }
    return (left.line, left.column) < (right.line, right.column)
  }

  /// `file:line:column`, which compilers and editors understand.
  public var description: String { "\(file):\(line):\(column)" }
}
