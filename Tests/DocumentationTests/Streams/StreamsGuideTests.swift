import Testing

/// The guides of the streams, and the README, show code that is compiled and run by tests.
@Suite struct StreamsGuideTests {
  private static let guides = Repository.documents.filter {
    $0 == "README.md" || $0.hasPrefix("Sources/WeirStreams/") || $0.hasPrefix("Sources/WeirTesting/")
  }

  /// What the README shows of the driver is run where the driver's app for tests is.
  private static let tests = [
    "Tests/DocumentationTests/Streams/StreamsSnippetTests.swift", "Tests/WeirDriverTests/GuideTests.swift",
  ]

  @Test(arguments: guides)
  func everyBlockIsCompiled(_ guide: String) throws {
    let compiled = try Self.tests.map { Self.bare(try Repository.text(of: $0)) }
    let blocks = MarkdownBlock.all(in: try Repository.text(of: guide)).filter { $0.language == "swift" }
    // Manifests are read by a test of the README.
    for block in blocks where !block.text.hasPrefix("// swift-tools-version") {
      let isThere = compiled.contains { $0.contains(Self.bare(block.text)) }
      #expect(isThere, "\(guide):\(block.line) is in none of \(Self.tests.joined(separator: ", "))")
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
