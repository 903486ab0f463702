import Testing

/// The guide of WeirMVVM shows code that is compiled and run by the tests beside this one.
@Suite struct MVVMGuideTests {
  private static let guides = Repository.documents.filter { $0.hasPrefix("Sources/WeirMVVM/") }

  @Test(arguments: guides)
  func everyBlockIsCompiled(_ guide: String) throws {
    let compiled = Self.bare(try Repository.text(of: "Tests/DocumentationTests/MVVM/MVVMSnippetTests.swift"))
    for block in MarkdownBlock.all(in: try Repository.text(of: guide)) where block.language == "swift" {
      #expect(compiled.contains(Self.bare(block.text)), "\(guide):\(block.line) is not in MVVMSnippetTests.swift")
    }
  }

  @Test func thereAreGuides() {
    #expect(!Self.guides.isEmpty)
  }

  /// The text without indentation and empty lines, with one blank where there are more.
  private static func bare(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
