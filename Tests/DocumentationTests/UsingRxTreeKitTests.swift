import Testing

/// The guide shows code that compiles, and what that prints.
@Suite struct UsingRxTreeKitTests {
  private static let guide = "Sources/RxTreeKit/RxTreeKit.docc/UsingRxTreeKit.md"

  @Test func theGuideShowsTheCodeThatIsCompiledHere() throws {
    let blocks = MarkdownBlock.all(in: try Repository.text(of: Self.guide))
    let shown = try #require(blocks.first { $0.language == "swift" }).text
    let compiled = try Repository.text(of: "Tests/DocumentationTests/UsingRxTreeKitSnippet.swift")
    #expect(compiled.split(separator: "\n", maxSplits: 1).last.map(String.init) == shown)
  }

  @Test func theCodePrintsWhatTheGuideSays() throws {
    let blocks = MarkdownBlock.all(in: try Repository.text(of: Self.guide))
    let expected = try #require(blocks.first { $0.language == "text" }).text
    #expect(try navigation(of: Repository.path + "/Examples/People", to: "LastNameViewController") == expected)
  }
}
