import Testing

@testable import RxTreeKit

@Suite struct WordSetTests {
  private let set = WordSet(words: ["present", "show"], prefixes: ["push"], suffixes: ["Flow"])

  @Test(arguments: ["present", "show", "push", "pushViewController", "Flow", "AppFlow"])
  func containsWordsPrefixesAndSuffixes(_ word: String) {
    #expect(set.contains(word))
  }

  @Test(arguments: ["", "presented", "shows", "unpush", "Flows", "flow", "résumé"])
  func containsNoOtherWord(_ word: String) {
    #expect(!set.contains(word))
  }

  @Test func takesBytesToo() {
    #expect(Array("AppFlow".utf8).withUnsafeBufferPointer { set.contains($0) })
    #expect(!UnsafeBufferPointer<UInt8>(start: nil, count: 0).withMemoryRebound(to: UInt8.self) { set.contains($0) })
  }

  @Test func saysWhetherItIsEmpty() {
    #expect(WordSet(words: []).isEmpty)
    #expect(WordSet(words: [""], prefixes: [""], suffixes: [""]).isEmpty)
    #expect(!WordSet(words: ["a"]).isEmpty)
    #expect(!WordSet(words: [], prefixes: ["a"]).isEmpty)
    #expect(!WordSet(words: [], suffixes: ["a"]).isEmpty)
  }
}
