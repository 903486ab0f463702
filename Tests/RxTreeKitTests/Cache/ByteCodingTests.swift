import TestSupport
import Testing

@testable import RxTreeKit

/// A record that holds others of its kind, as facts do.
private indirect enum Tree: Equatable {
  case leaf(String)
  case branch(Int, [Tree], note: String?)

  func write(to writer: inout ByteWriter) {
    switch self {
    case .leaf(let text):
      writer.byte(0)
      writer.string(text)
    case .branch(let number, let children, let note):
      writer.byte(1)
      writer.int(number)
      writer.array(children) { $1.write(to: &$0) }
      writer.optional(note) { $0.string($1) }
    }
  }

  static func read(_ reader: inout ByteReader) throws -> Tree {
    try reader.nested { reader in
      switch try reader.byte() {
      case 0: .leaf(try reader.string())
      case 1:
        .branch(try reader.int(), try reader.array(read), note: try reader.optional { try $0.string() })
      default: throw ByteReader.Failure.badValue
      }
    }
  }

  static func random(depth: Int, _ random: inout SeededGenerator) -> Tree {
    let texts = ["", "a", "start", "ProfileViewController", "é", "e\u{301}", String(repeating: "x", count: 300)]
    guard depth > 0, random.pick([true, true, false]) else { return .leaf(random.pick(texts)) }
    let children = (0..<random.pick([0, 1, 2, 5])).map { _ in Tree.random(depth: depth - 1, &random) }
    return .branch(random.pick([0, -1, .max, .min, 64, -65]), children, note: random.pick([nil] + texts))
  }
}

@Suite struct ByteCodingTests {
  private func written(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    write(&writer)
    return writer.finish()
  }

  private func read<Value>(_ bytes: [UInt8], _ read: (inout ByteReader) throws -> Value) throws -> Value {
    var reader = try ByteReader(bytes[...])
    let value = try read(&reader)
    try reader.finish()
    return value
  }

  @Test func numbersComeBack() throws {
    let unsigned: [UInt] = [0, 1, 127, 128, 16_383, 16_384, UInt(UInt32.max), .max - 1, .max]
    let signed: [Int] = [0, 1, -1, 63, -64, 64, -65, .max, .min, .min + 1]
    let bytes = written { writer in
      writer.array(unsigned) { $0.uint($1) }
      writer.array(signed) { $0.int($1) }
    }
    try read(bytes) { reader in
      let firstNumbers = try reader.array { try $0.uint() }
      let otherNumbers = try reader.array { try $0.int() }
      #expect(firstNumbers == unsigned)
      #expect(otherNumbers == signed)
    }
  }

  @Test func smallNumbersTakeOneByte() {
    #expect(written { $0.uint(127) } == [0, 127])
    #expect(written { $0.uint(128) } == [0, 0x80, 1])
    #expect(written { $0.int(-64) } == [0, 127])
    #expect(written { $0.int(63) } == [0, 126])
  }

  @Test func otherValuesComeBack() throws {
    enum Letter: UInt8 { case first, second }
    let bytes = written { writer in
      writer.byte(255)
      writer.bool(true)
      writer.bool(false)
      writer.byte(Letter.second.rawValue)
      writer.optional(Int?.none) { $0.int($1) }
      writer.optional(7) { $0.int($1) }
      writer.uint(300)
    }
    try read(bytes) { reader in
      #expect(try reader.byte() == 255)
      #expect(try reader.bool())
      #expect(try !reader.bool())
      #expect(try reader.rawValue(Letter.self) == .second)
      let missing = try reader.optional { try $0.int() }
      let present = try reader.optional { try $0.int() }
      #expect(missing == nil)
      #expect(present == 7)
      #expect(try reader.number(UInt32.self) == 300)
    }
  }

  @Test func textIsKeptOnce() throws {
    let name = "SomeVeryLongViewController"
    let bytes = written { writer in writer.array(0..<100) { writer, _ in writer.string(name) } }
    #expect(bytes.count == 1 + 1 + name.utf8.count + 1 + 100)
    let back = try read(bytes) { try $0.array { try $0.string() } }
    #expect(back == Array(repeating: name, count: 100))
  }

  @Test func textKeepsItsBytes() throws {
    let texts = ["\u{E9}", "e\u{301}", "", "\0", "👩‍👩‍👧"]
    let bytes = written { writer in writer.array(texts) { $0.string($1) } }
    let back = try read(bytes) { try $0.array { try $0.string() } }
    #expect(back.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test func randomRecordsComeBack() throws {
    for seed in UInt64(0)..<200 {
      var random = SeededGenerator(seed: seed)
      let tree = Tree.random(depth: 6, &random)
      #expect(try read(written { tree.write(to: &$0) }, Tree.read) == tree, "seed \(seed)")
    }
  }

  @Test func everyTruncationIsAnError() throws {
    var random = SeededGenerator(seed: 5)
    let tree = Tree.branch(1, (0..<5).map { _ in Tree.random(depth: 3, &random) }, note: "n")
    let bytes = written { tree.write(to: &$0) }
    for length in 0..<bytes.count {
      #expect(throws: ByteReader.Failure.self) { try read(Array(bytes[..<length]), Tree.read) }
    }
  }

  @Test func damageIsAnErrorOrAnotherRecord() {
    var failures = 0
    for seed in UInt64(0)..<2000 {
      var random = SeededGenerator(seed: seed)
      var bytes = written { Tree.random(depth: 4, &random).write(to: &$0) }
      for _ in 0..<random.pick([1, 2, 8]) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      do { _ = try read(bytes, Tree.read) } catch { failures += 1 }
    }
    #expect(failures > 0)
  }

  @Test func garbageIsAnErrorOrARecord() {
    for seed in UInt64(0)..<2000 {
      var random = SeededGenerator(seed: seed)
      let bytes = random.several(0...60, of: [UInt8(0), 1, 2, 3, 0x7F, 0x80, 0xFF])
      _ = try? read(bytes, Tree.read)
    }
  }

  @Test(
    arguments: [
      ([], .ended), ([0], .ended), ([5, 1], .ended), ([1, 9, 65], .ended), ([1, 1, 0xFF, 0], .badText),
      ([0, 3], .badValue), ([0, 0, 0], .badValue), ([0x80], .ended),
      ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], .ended),
      ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02], .numberTooLarge),
      ([0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00], .numberTooLarge),
      ([1, 1, 65, 0, 0, 9], .notAtEnd),
    ] as [([UInt8], ByteReader.Failure)])
  func saysWhatIsWrong(bytes: [UInt8], failure: ByteReader.Failure) {
    #expect(throws: failure) { try read(bytes, Tree.read) }
  }

  @Test func refusesLengthsThatTheBytesCannotHold() {
    let huge = written { $0.uint(UInt(Int.max)) }
    #expect(throws: ByteReader.Failure.ended) { try read(huge) { try $0.array { try $0.byte() } } }
    #expect(throws: ByteReader.Failure.ended) { try read(written { $0.uint(.max) }) { try $0.array { try $0.byte() } } }
  }

  @Test func refusesNumbersThatDoNotFit() {
    #expect(throws: ByteReader.Failure.numberTooLarge) {
      try read(written { $0.uint(256) }) { try $0.number(UInt8.self) }
    }
    #expect(throws: ByteReader.Failure.badValue) { try read(written { $0.byte(2) }) { try $0.bool() } }
  }

  @Test func refusesDeepNesting() throws {
    var tree = Tree.leaf("x")
    for _ in 0..<50 { tree = .branch(0, [tree], note: nil) }
    let bytes = written { tree.write(to: &$0) }
    #expect(try read(bytes, Tree.read) == tree)
    var reader = try ByteReader(bytes[...], depthLimit: 50)
    #expect(throws: ByteReader.Failure.tooDeep) { try Tree.read(&reader) }
    var wider = try ByteReader(bytes[...], depthLimit: 51)
    #expect(try Tree.read(&wider) == tree)
  }

  @Test func readsASliceInTheMiddleOfOtherBytes() throws {
    let bytes = written { $0.string("abc") }
    let padded = [1, 2, 3] + bytes + [4]
    var reader = try ByteReader(padded[3..<3 + bytes.count])
    #expect(reader.remaining == 1)
    #expect(try reader.string() == "abc")
    try reader.finish()
  }
}
