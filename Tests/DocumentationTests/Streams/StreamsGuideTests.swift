import Testing

/// The guides of the streams show code that is compiled and run by the tests beside this one.
@Suite struct StreamsGuideTests {
  private static let guides = Repository.documents.filter {
    $0 == "README.md" || $0.hasPrefix("Sources/WeirStreams/") || $0.hasPrefix("Sources/WeirTesting/")
  }

  @Test(arguments: guides)
  func everyBlockIsCompiled(_ guide: String) throws {
    let compiled = Self.bare(try Repository.text(of: "Tests/DocumentationTests/Streams/StreamsSnippetTests.swift"))
    for block in MarkdownBlock.all(in: try Repository.text(of: guide)) where block.language == "swift" {
      #expect(compiled.contains(Self.bare(block.text)), "\(guide):\(block.line) is not in StreamsSnippetTests.swift")
    }
  }

  @Test func thereAreGuides() {
    #expect(Self.guides.count >= 4)
  }

  /// The text without indentation and empty lines.
  private static func bare(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
