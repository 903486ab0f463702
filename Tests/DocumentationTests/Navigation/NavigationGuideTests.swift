import Testing

/// The guide of flows shows code that is compiled and run by the tests beside this one.
@Suite struct NavigationGuideTests {
  private static let guide = "Sources/WeirNavigation/WeirNavigation.docc/WeirNavigation.md"

  @Test func everyBlockIsCompiled() throws {
    let compiled = Self.bare(
      try Repository.text(of: "Tests/DocumentationTests/Navigation/NavigationSnippetTests.swift"))
    let blocks = MarkdownBlock.all(in: try Repository.text(of: Self.guide)).filter { $0.language == "swift" }
    #expect(blocks.count == 4)
    for block in blocks {
      #expect(
        compiled.contains(Self.bare(block.text)), "\(Self.guide):\(block.line) is not in NavigationSnippetTests.swift")
    }
  }

  /// The text without indentation and empty lines, with one blank where there are more.
  private static func bare(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
