import Dispatch
import Foundation
import Testing

@testable import RxTreeKit

@Suite struct FactsStoreTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private var directory: String { folder.at("cache") }

  private func open(_ name: String = "app", version: String = "1.0", limit: Int = 1 << 20) -> FactsStore {
    FactsStore.open(directory: directory, packName: name, version: version, limit: limit)
  }

  private func key(_ number: Int) -> ContentHash { ContentHash(of: "\(number)") }

  private func payload(_ number: Int) -> ArraySlice<UInt8> { Array(repeating: UInt8(number % 251), count: number)[...] }

  private func entries(_ numbers: [Int]) -> [(ContentHash, ArraySlice<UInt8>)] {
    numbers.map { (key($0), payload($0)) }
  }

  private func packPath(_ name: String = "app") -> String { directory + "/" + CacheFolder.fileName(for: name) }

  private func packBytes(_ name: String = "app") throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: packPath(name))))
  }

  @Test func aMissingPackIsEmpty() {
    #expect(open().count == 0)
    #expect(open().payload(for: key(1)) == nil)
  }

  @Test func entriesComeBack() {
    open().save(entries([3, 0, 700, 12]))
    let store = open()
    #expect(store.count == 4)
    for number in [0, 3, 12, 700] { #expect(store.payload(for: key(number)) == payload(number)) }
    #expect(store.payload(for: key(4)) == nil)
  }

  @Test func manyEntriesComeBack() {
    let numbers = Array(0..<3000)
    open(limit: 64 << 20).save(entries(numbers))
    let store = open(limit: 64 << 20)
    #expect(numbers.allSatisfy { store.payload(for: key($0)) == payload($0) })
  }

  @Test func savingReplacesWhatWasThere() {
    open().save(entries([1, 2]))
    let store = open()
    store.save(entries([2, 3]))
    #expect(store.payload(for: key(1)) == payload(1))
    let next = open()
    #expect(next.count == 2)
    #expect(next.payload(for: key(1)) == nil)
    #expect(next.payload(for: key(3)) == payload(3))
  }

  @Test func ofTwoEntriesWithOneKeyTheFirstCounts() {
    open().save([(key(1), [1]), (key(1), [2])])
    #expect(open().count == 1)
    #expect(open().payload(for: key(1)) == [1])
  }

  @Test func theOrderOfEntriesDoesNotMatter() throws {
    open().save(entries([1, 2, 3]))
    let first = try packBytes()
    open("other").save(entries([3, 1, 2]))
    #expect(try packBytes("other") == first)
  }

  @Test func packsDoNotMixWhateverTheirNames() throws {
    for (number, name) in ["a", "A", "../a", "", "é/\0", String(repeating: "x", count: 1000)].enumerated() {
      open(name).save(entries([number]))
    }
    #expect(try folder.names(in: "cache").count == 6)
    #expect(try folder.names() == ["cache"])
    #expect(open("../a").payload(for: key(2)) == payload(2))
    #expect(open("a").payload(for: key(2)) == nil)
  }

  @Test func anotherVersionIsEmpty() {
    open(version: "1.0").save(entries([1]))
    for version in ["1.1", "1.00", "1", "", "1.0\0"] { #expect(open(version: version).count == 0) }
    #expect(open(version: "1.0").count == 1)
  }

  @Test func aFileThatIsNoPackIsEmpty() throws {
    let name = "cache/" + CacheFolder.fileName(for: "app")
    for text in ["", "x", "rxtreepk", "rxtreepk\u{1}", String(repeating: "garbage ", count: 100)] {
      try folder.write(name, text)
      #expect(open().count == 0)
    }
    open().save(entries([1]))
    #expect(open().count == 1)
  }

  @Test func aNewerFormatIsEmpty() throws {
    open().save(entries([1]))
    var bytes = try packBytes()
    bytes[PackFormat.magic.count] += 1
    try folder.write("cache/" + CacheFolder.fileName(for: "app"), bytes: bytes)
    #expect(open().count == 0)
  }

  @Test func everyTruncationIsAMiss() throws {
    open().save(entries([5, 9]))
    let bytes = try packBytes()
    for length in 0..<bytes.count {
      try folder.write("cache/" + CacheFolder.fileName(for: "app"), bytes: Array(bytes[..<length]))
      #expect(open().count == 0, "length \(length)")
    }
  }

  @Test func everyFlippedByteIsAtWorstAMiss() throws {
    let numbers = [0, 1, 30]
    open().save(entries(numbers))
    let bytes = try packBytes()
    var misses = 0
    for index in bytes.indices {
      let mask = [UInt8(1), 0x80, 0xFF][index % 3]
      var damaged = bytes
      damaged[index] ^= mask
      try folder.write("cache/" + CacheFolder.fileName(for: "app"), bytes: damaged)
      let store = open()
      for number in numbers {
        let found = store.payload(for: key(number))
        #expect(found == nil || found == payload(number), "byte \(index), mask \(mask)")
        if found == nil { misses += 1 }
      }
    }
    #expect(misses >= bytes.count)
  }

  /// The checksum of the entries is made right again, so that the entries themselves are what is checked.
  @Test func entriesThatLieAreAtWorstAMiss() throws {
    let numbers = [3, 40]
    open().save(entries(numbers))
    let bytes = try packBytes()
    let end = bytes.count - numbers.reduce(0, +) - 8
    for index in 8..<end {
      for mask in [UInt8(1), 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= mask
        let checksum = ContentHash(of: damaged[..<end]).low
        for byte in 0..<8 { damaged[end + byte] = UInt8(truncatingIfNeeded: checksum >> (8 * UInt64(byte))) }
        try folder.write("cache/" + CacheFolder.fileName(for: "app"), bytes: damaged)
        let store = open()
        for number in numbers {
          let found = store.payload(for: key(number))
          #expect(found == nil || found == payload(number), "byte \(index), mask \(mask)")
        }
      }
    }
  }

  @Test func aDamagedPayloadIsMended() throws {
    open().save(entries([50, 60]))
    var bytes = try packBytes()
    bytes[bytes.count - 1] ^= 1
    try folder.write("cache/" + CacheFolder.fileName(for: "app"), bytes: bytes)
    let store = open()
    #expect([50, 60].filter { store.payload(for: key($0)) == nil }.count == 1)
    store.save(entries([50, 60]))
    #expect([50, 60].filter { open().payload(for: key($0)) == nil }.isEmpty)
  }

  @Test func anUnchangedPackIsOnlyMarkedAsUsed() throws {
    open().save(entries([1, 2]))
    let old = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: packPath())
    let before = try FileManager.default.attributesOfItem(atPath: packPath())
    open().save(entries([2, 1]))
    let after = try FileManager.default.attributesOfItem(atPath: packPath())
    #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
    #expect(try #require(after[.modificationDate] as? Date) > old)
  }

  @Test func aPackThatWasRemovedMeanwhileIsWrittenAgain() throws {
    open().save(entries([1]))
    let store = open()
    try FileManager.default.removeItem(atPath: packPath())
    store.save(entries([1]))
    #expect(open().count == 1)
  }
}

extension FactsStoreTests {
  @Test func theDirectoryIsForItsUserOnly() throws {
    let deep = folder.at("deep/er/cache")
    FactsStore.open(directory: deep, packName: "app", version: "1").save(entries([1]))
    for path in [deep, folder.at("deep")] {
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o700)
    }
    #expect(try folder.names(in: "deep/er/cache").count == 1)
  }

  @Test func whereNothingCanBeWrittenNothingHappens() throws {
    try folder.write("file", "x")
    for directory in [folder.at("file"), folder.at("file/below"), "", "/dev/null/x", folder.at("a\0b")] {
      let store = FactsStore.open(directory: directory, packName: "app", version: "1")
      store.save(entries([1]))
      #expect(store.count == 0)
    }
    #expect(try folder.names() == ["file"])
  }

  @Test func aFolderInThePlaceOfThePackIsLeftAlone() throws {
    try folder.makeFolder("cache/" + CacheFolder.fileName(for: "app") + "/x")
    open().save(entries([1]))
    #expect(open().count == 0)
    #expect(try folder.names(in: "cache") == [CacheFolder.fileName(for: "app")])
  }

  @Test(.timeLimit(.minutes(10))) func aPipeInThePlaceOfThePackDoesNotHold() throws {
    try folder.makeFolder("cache")
    try #require(mkfifo(packPath(), 0o600) == 0)
    #expect(open().count == 0)
    open().save(entries([1]))
    #expect(open().count == 1)
  }

  @Test func thePacksUsedLongestAgoGoFirst() throws {
    for (age, name) in ["old", "older", "oldest"].enumerated() {
      open(name).save(entries([1000]))
      let date = Date(timeIntervalSince1970: 1_000_000 - Double(age))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: packPath(name))
    }
    open("new", limit: 3300).save(entries([999]))
    #expect(["new", "old", "older", "oldest"].map { open($0).count } == [1, 1, 1, 0])
    open("new", limit: 1200).save(entries([998]))
    #expect(["new", "old", "older"].map { open($0).count } == [1, 0, 0])
  }

  @Test func theOwnPackStaysThoughTheClockOfOthersIsAhead() throws {
    open("other").save(entries([1000]))
    let date = Date(timeIntervalSinceNow: 100_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: packPath("other"))
    open(limit: 1500).save(entries([999]))
    #expect(["app", "other"].map { open($0).count } == [1, 0])
  }

  @Test func aPackThatIsTooLargeAloneIsNotWritten() throws {
    open("other").save(entries([10]))
    open(limit: 500).save(entries([600]))
    #expect(open().count == 0)
    #expect(open("other").count == 1)
    open(limit: 4000).save(entries([2000]))
    #expect(open(limit: 1500).count == 0)
    #expect(open(limit: 4000).count == 1)
  }

  @Test func filesOfOthersAreLeftAlone() throws {
    let hash = String(repeating: "a", count: 32)
    let others = ["notes.txt", "x.facts", "\(hash).facts.bak", "\(hash)b.facts", hash.uppercased() + ".facts", "y.tmp"]
    for name in others { try folder.write("cache/" + name, String(repeating: "x", count: 5000)) }
    open(limit: 1000).save(entries([10]))
    #expect(try folder.names(in: "cache") == (others + [CacheFolder.fileName(for: "app")]).sorted())
  }

  @Test func whatEndedRunsLeftIsRemoved() throws {
    let stale = "cache/" + CacheFolder.fileName(for: "x") + ".12ab.tmp"
    let fresh = "cache/" + CacheFolder.fileName(for: "y") + ".12ab.tmp"
    try folder.touch(stale, fresh)
    let date = Date(timeIntervalSinceNow: -7200)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.at(stale))
    open().save(entries([1]))
    let names = try folder.names(in: "cache").map { "cache/" + $0 }
    #expect(!names.contains(stale))
    #expect(names.contains(fresh))
  }

  @Test func runsSideBySideSeeWholePacks() throws {
    let versions = (0..<4).map { number in entries((0..<20).map { $0 * 4 + number }) }
    open().save(versions[0])
    let directory = directory
    let store = { @Sendable in FactsStore.open(directory: directory, packName: "app", version: "1.0") }
    DispatchQueue.concurrentPerform(iterations: 60) { iteration in
      if iteration % 2 == 0 { return store().save(versions[iteration / 2 % 4]) }
      let found = store()
      #expect(found.count == 20)
      let isWhole = versions.contains { $0.allSatisfy { found.payload(for: $0.0) == $0.1 } }
      #expect(isWhole)
    }
    #expect(try folder.names(in: "cache").count == 1)
  }
}
