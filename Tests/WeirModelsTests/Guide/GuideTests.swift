import Foundation
import Testing

/// The guide shows code that is compiled and run by the tests beside this one.
@Suite struct GuideTests {
  @Test func everyBlockIsCompiled() throws {
    let guide = try Self.text("Sources/WeirModels/WeirModels.docc/WeirModels.md")
    let compiled = Self.bare(try Self.text("Tests/WeirModelsTests/Guide/GuideSnippetTests.swift"))
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count >= 8)
    for block in blocks { #expect(compiled.contains(Self.bare(block)), "not compiled: \(block)") }
  }

  private static func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
    return try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// The text without indentation and empty lines.
  private static func bare(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
