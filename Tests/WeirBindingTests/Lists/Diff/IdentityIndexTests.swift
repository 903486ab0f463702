import Testing

@testable import WeirBinding

@Suite struct IdentityIndexTests {
  func index<Identity: Hashable>(_ identities: [Identity]) -> IdentityIndex {
    var index = IdentityIndex(capacity: identities.count, below: identities.count)
    let half = identities.count / 2
    for numbers in [0..<half, half..<identities.count] {
      index.add(numbers) {
        IdentityHash.of(identities[$0], seed: 7)
      } isSame: {
        identities[$0] == identities[$1]
      }
    }
    index.close(below: identities.count)
    return index
  }

  /// The number that each old identity takes.
  func match<Identity: Hashable>(_ old: [Identity], _ new: [Identity]) -> [Int] {
    var index = index(new)
    var taken: Set<Int> = []
    return old.map { identity in
      let match = index.take(IdentityHash.of(identity, seed: 7)) {
        new[$0] == identity
      } isFree: {
        !taken.contains($0)
      }
      if match >= 0 { taken.insert(match) }
      return match
    }
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

  @Test func looksUpTheFirst() {
    let identities = ["a", "b", "a"]
    let index = index(identities)
    for (identity, number) in [("a", 0), ("b", 1), ("c", -1)] {
      #expect(index.first(IdentityHash.of(identity, seed: 7)) { identities[$0] == identity } == number)
    }
  }

  /// Some of many, whose numbers are greater than there are slots.
  @Test func numbersMayBeGreat() {
    let few = [0, 500_000, 999_999]
    var index = IdentityIndex(capacity: few.count, below: 1_000_000)
    for number in few {
      index.add(number..<number + 1) {
        IdentityHash.of($0, seed: 7)
      } isSame: {
        $0 == $1
      }
    }
    index.close(below: 1_000_000)
    for number in few { #expect(index.first(IdentityHash.of(number, seed: 7)) { $0 == number } == number) }
    #expect(index.first(IdentityHash.of(1, seed: 7)) { $0 == 1 } == -1)
    #expect(index.duplicates.isEmpty)
  }

  @Test func manyOfThem() {
    let numbers = Array(0..<10_000)
    #expect(match(numbers, numbers.reversed()) == Array((0..<10_000).reversed()))
  }
}
