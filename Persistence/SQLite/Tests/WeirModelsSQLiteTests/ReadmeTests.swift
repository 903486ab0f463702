import Foundation
import Testing
import WeirModels
import WeirModelsSQLite

/// What the README shows is compiled here, and does what it says.
@Suite struct ReadmeTests {
  private let place = Workplace()
  private var file: URL { place.file }

  @Test func keepingAStore() async throws {
    let (persistence, error) = try SQLiteModelPersistence.openOrStartAnew(file) { print("not written: \($0)") }
    if let error { print("started anew: \(error)") }

    let store = ModelStore()
    try store.restore(Note.self, from: persistence)
    let keeping = store.persist(Note.self, Folder.self, in: persistence) { print("not kept: \($0)") }

    store.transaction {
      $0.addAndUpdate(Note(id: "a", text: "Locks"))
      $0.addAndUpdate(Folder(id: 1, notes: ["a"]))
    }
    try await persistence.flush()

    #expect(error == nil)
    #expect(try place.open().ids(ofType: "Note") == ["a"])
    #expect(try place.open().ids(ofType: "Folder") == ["1"])
    keeping.dispose()
  }

  @Test func options() throws {
    var options = SQLiteModelPersistence.Options()
    options.limit = 10_000  // those that were written longest ago go
    options.age = 30 * 86_400  // what was not written for a month goes when it is opened
    let cache = try SQLiteModelPersistence(file, options: options) { print("not written: \($0)") }
    #expect(cache.pendingCount == 0)
  }

  @Test func everyBlockIsCompiled() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let compiled = Self.bare(try String(contentsOfFile: #filePath, encoding: .utf8))
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    // Those of a manifest begin with a dot.
    let snippets = blocks.filter { !$0.hasPrefix(".") }
    #expect(snippets.count == 2)
    for block in snippets { #expect(compiled.contains(Self.bare(block)), "not compiled: \(block)") }
  }

  /// The text without indentation and empty lines.
  private static func bare(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
