/// A fenced block of a Markdown document.
struct MarkdownBlock: Sendable {
  /// What stands behind the fence: `swift`, `console` and so on.
  let language: String
  /// What the block holds.
  let lines: [String]
  /// The line of the document where the fence is, counted from 1.
  let line: Int
  /// The number of the section that the block is in.
  let section: Int

  /// All fenced blocks of a document, in order.
  static func all(in text: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: (language: String, line: Int, lines: [String])?
    var section = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let block = open else {
        if line.hasPrefix("#") { section += 1 }
        if line.hasPrefix("```") { open = (String(line.dropFirst(3)), index + 1, []) }
        continue
      }
      guard line == "```" else {
        open?.lines.append(String(line))
        continue
      }
      blocks.append(MarkdownBlock(language: block.language, lines: block.lines, line: block.line, section: section))
      open = nil
    }
    return blocks
  }

  /// What the block holds, as text.
  var text: String { lines.map { $0 + "\n" }.joined() }
}
