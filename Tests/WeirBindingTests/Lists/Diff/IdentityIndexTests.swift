import Testing

@testable import WeirBinding

@Suite struct IdentityIndexTests {
  func index<Identity: Hashable>(_ identities: [Identity]) -> IdentityIndex<Identity> {
    var index = IdentityIndex<Identity>(capacity: identities.count)
    let half = identities.count / 2
    index.add(half) { identities[$0] }
    index.add(identities.count - half) { identities[half + $0] }
    index.close()
    return index
  }

  func match<Identity: Hashable>(_ old: [Identity], _ new: [Identity]) -> [Int32] {
    var index = index(new)
    var (guess, oldToNew) = (0, [Int32](repeating: -1, count: old.count))
    var newToOld = [Int32](repeating: -1, count: new.count)
    index.match(old.indices, guess: &guess, oldToNew: &oldToNew, newToOld: &newToOld) { old[$0] }
    for (before, after) in oldToNew.enumerated() where after >= 0 { #expect(newToOld[Int(after)] == before) }
    return oldToNew
  }

  @Test func numbersAndStrings() {
    #expect(match([1, 2, 3], [3, 4, 1]) == [2, -1, 0])
    #expect(match(["a", "b"], ["b", "a"]) == [1, 0])
    #expect(match([Int](), [1]) == [])
    #expect(match([1], [Int]()) == [-1])
    #expect(match([UInt64.max, 0], [0, .max]) == [1, 0])
    #expect(match([Int64.min], [.min]) == [0])
  }

  /// Characters that are written in two ways are one identity.
  @Test func stringsByMeaning() {
    #expect(match(["caf\u{E9}"], ["x", "cafe\u{301}"]) == [1])
  }

  @Test func duplicatesAreMatchedInOrder() {
    #expect(match([7, 7, 7], [1, 7, 7]) == [1, 2, -1])
    #expect(match([7, 1, 7], [1, 7, 7, 7]) == [1, 0, 2])
    let index = index([7, 1, 7, 1, 7])
    #expect(index.duplicates.map(\.first) == [0, 1, 0])
    #expect(index.duplicates.map(\.second) == [2, 3, 4])
    #expect(index.next == [2, 3, 4, -1, -1])
  }

  @Test func manyOfThem() {
    let numbers = Array(0..<10_000)
    #expect(match(numbers, numbers.reversed()) == Array((0..<10_000).reversed()))
  }
}
