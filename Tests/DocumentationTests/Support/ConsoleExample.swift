import Testing

/// A command in a document, with what the document says that it prints.
struct ConsoleExample: Sendable, CustomTestStringConvertible {
  /// The document.
  let document: String
  /// The line of the document where the command is.
  let line: Int
  /// The command, as a person would type it.
  let command: String
  /// What it prints, a line each; `...` stands for any number of lines.
  let output: [String]
  /// The source of the app that the command reads; nil for the repository itself.
  let app: String?

  var testDescription: String { "\(document):\(line): \(command)" }

  /// The examples of a document.
  ///
  /// A command reads the app that a `swift` block of its section shows, if there is one.
  static func all(in document: String, _ text: String) -> [ConsoleExample] {
    let blocks = MarkdownBlock.all(in: text)
    return blocks.filter { $0.language == "console" }.flatMap { block -> [ConsoleExample] in
      let app = blocks.last { $0.language == "swift" && $0.section == block.section && $0.line < block.line }
      let starts = block.lines.indices.filter { block.lines[$0].hasPrefix("$ ") }
      return zip(starts, starts.dropFirst() + [block.lines.count]).map { start, end in
        ConsoleExample(
          document: document, line: block.line + start + 1, command: String(block.lines[start].dropFirst(2)),
          output: Array(block.lines[(start + 1)..<end]), app: app?.text)
      }
    }
  }

  /// Whether lines are what the document says.
  func matches(_ lines: [String]) -> Bool {
    // As a wildcard is rare, trying every length for it is quick enough.
    func matches(_ expected: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
      guard let first = expected.first else { return lines.isEmpty }
      let rest = expected.dropFirst()
      if first.trimmed == "..." { return (0...lines.count).contains { matches(rest, lines.dropFirst($0)) } }
      return first == lines.first && matches(rest, lines.dropFirst())
    }
    return matches(output[...], lines[...])
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return start.prefix(upTo: (start.lastIndex { $0 != " " }).map(start.index(after:)) ?? start.startIndex)
  }
}
