/// A place in a script; lines and columns are counted from 1, columns in characters.
public struct ScriptPlace: Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public var file: String
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// Makes a place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as `FILE:LINE:COLUMN`.
  public var description: String { "\(QuotedText.plain(file)):\(line):\(column)" }
}
