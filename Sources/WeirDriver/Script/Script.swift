/// Commands and expectations, one a line, that were read from a text.
///
/// Blank lines and comments (`#`) are skipped. The lines below `expect screen:` that are indented deeper are the
/// outline that it expects.
public struct Script: Sendable, Hashable {
  /// A command, and where it stands.
  public struct Statement: Sendable, Hashable {
    /// Where it begins.
    public let place: ScriptPlace
    /// The command.
    public let command: Command
    /// The line as it was written.
    public let source: String
  }

  /// The commands in their order.
  public let statements: [Statement]

  /// Reads a script; all of it is read before anything is done.
  /// - Throws: ``ScriptFailure`` with the place of the first line that makes no sense.
  public init(_ text: String, file: String = "script") throws(ScriptFailure) {
    var statements: [Statement] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    var index = 0
    while index < lines.count {
      let source = lines[index]
      index += 1
      do {
        guard let command = try CommandParser.parse(source) else { continue }
        let column = source.prefix { $0.isWhitespace }.count + 1
        var statement = Statement(
          place: ScriptPlace(file: file, line: index, column: column), command: command,
          source: source.trimmingSpaces)
        if command == .expect(.screen([])) {
          let block = Self.block(lines[index...], deeperThan: column - 1)
          index += block.count
          statement = Statement(
            place: statement.place, command: .expect(.screen(Self.outline(block))), source: statement.source)
        }
        statements.append(statement)
      } catch {
        throw ScriptFailure(ScriptPlace(file: file, line: index, column: error.column), error.message)
      }
    }
    self.statements = statements
  }

  /// The lines from here on that are blank or indented deeper.
  private static func block(_ lines: ArraySlice<String>, deeperThan indentation: Int) -> ArraySlice<String> {
    var block = lines.prefix { $0.isBlank || $0.indentation > indentation }
    while block.last?.isBlank == true { block.removeLast() }
    return block
  }

  /// The lines of an outline, without the indentation that all have, blank lines and comments.
  private static func outline(_ block: ArraySlice<String>) -> [String] {
    outlineLines(block.map { $0 })
  }

  static func outlineLines(_ lines: [String]) -> [String] {
    let kept = lines.filter { !$0.isBlank && !$0.trimmingSpaces.hasPrefix("#") }
    let least = kept.map(\.indentation).min() ?? 0
    return kept.map { line in
      var line = String(line.dropFirst(least))
      while line.last?.isWhitespace == true { line.removeLast() }
      return line
    }
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  var indentation: Int { prefix { $0.isWhitespace }.count }

  var trimmingSpaces: String {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
