import Testing

/// The guide of WeirBinding shows code that is compiled and run by the tests beside this one.
@Suite struct BindingGuideTests {
  private static let guides = Repository.documents.filter { $0.hasPrefix("Sources/WeirBinding/") }

  @Test(arguments: guides)
  func everyBlockIsCompiled(_ guide: String) throws {
    let compiled = Self.bare(try Repository.text(of: "Tests/DocumentationTests/Binding/BindingSnippetTests.swift"))
    for block in MarkdownBlock.all(in: try Repository.text(of: guide)) where block.language == "swift" {
      #expect(compiled.contains(Self.bare(block.text)), "\(guide):\(block.line) is not in BindingSnippetTests.swift")
    }
  }

  @Test func thereAreGuides() {
    #expect(!Self.guides.isEmpty)
  }

  /// The text without indentation and empty lines.
  private static func bare(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
