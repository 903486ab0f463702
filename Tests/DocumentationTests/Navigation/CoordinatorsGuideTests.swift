import Testing

/// The guide of coordinators shows code that is compiled and run by the tests beside this one.
@Suite struct CoordinatorsGuideTests {
  private static let guide = "Sources/WeirNavigation/WeirNavigation.docc/Coordinators.md"

  @Test func everyBlockIsCompiled() throws {
    let compiled = Self.bare(
      try Repository.text(of: "Tests/DocumentationTests/Navigation/CoordinatorsSnippetTests.swift"))
    let blocks = MarkdownBlock.all(in: try Repository.text(of: Self.guide)).filter { $0.language == "swift" }
    #expect(blocks.count == 5)
    for block in blocks {
      #expect(
        compiled.contains(Self.bare(block.text)), "\(Self.guide):\(block.line) is not in CoordinatorsSnippetTests.swift"
      )
    }
  }

  /// The text without indentation and empty lines.
  private static func bare(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
