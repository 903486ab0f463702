import Testing
import WeirBinding

/// Pairs of models, and exactly the batches that lead from one to the other.
@Suite struct DiffExampleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var old: String
    var new: String
    var batches: [String]

    init(_ old: String, _ new: String, _ batches: String...) {
      (self.old, self.new, self.batches) = (old, new, batches)
    }

    var testDescription: String { "\(old) → \(new)" }
  }

  func expect(_ example: Example) throws {
    let changesets = try check(parts(example.old), parts(example.new)).changesets
    #expect(changesets.map(short) == example.batches)
  }

  @Test(arguments: [
    Example("A: 1 2 3", "A: 1 2 3"),
    Example("A: 1 2 3", "A: 1 2 3 4", "+0.3"),
    Example("A: 1 2 3", "A: 0 1 2 3", "+0.0"),
    Example("A: 1 2 3", "A: 2", "-0.0 -0.2"),
    Example("A: 1 2 3", "A:", "-0.0 -0.1 -0.2"),
    Example("A:", "A: 1 2", "+0.0 +0.1"),
    Example("A: 1 2 3", "A: 4 5", "-0.0 -0.1 -0.2", "+0.0 +0.1"),
    Example("A: 1 2 3", "A: 1 2u 3", "~0.1"),
    Example("A: 1 2 3", "A: 1u 2u 3u", "~0.0 ~0.1 ~0.2"),
    Example("A: 1 2 3", "A: 1 4 3", "-0.1", "+0.1"),
  ])
  func inPlace(example: Example) throws { try expect(example) }

  @Test(arguments: [
    Example("A: 1 2 3 4", "A: 4 1 2 3", "0.3>0.0"),
    Example("A: 1 2 3 4", "A: 2 3 4 1", "0.0>0.3"),
    Example("A: 1 2 3 4", "A: 1 3 2 4", "0.2>0.1"),
    Example("A: 1 2 3", "A: 3u 1 2", "~0.2", "0.2>0.0"),
    Example("A: 0 1 2 3", "A: 3 1 2", "-0.0", "0.2>0.0"),
    Example("A: 1 2 3", "A: 3 9 1 2", "+0.1 0.2>0.0"),
    Example("A: 1 2 | B: 3", "A: 2 | B: 3 1", "0.0>1.1"),
    Example("A: 1 | B: 2", "A: 2 | B: 1", "1.0>0.0 0.0>1.0"),
    Example("A: 1 2 3 | B:", "A: | B: 1 2 3", "0.0>1.0 0.1>1.1 0.2>1.2"),
    Example("A: 1 2 | B: 3", "A: | B: 3 2", "-0.0", "0.0>1.1"),
  ])
  func moves(example: Example) throws { try expect(example) }

  @Test(arguments: [
    Example("", "A: 1 | B: 2", "+S0 +S1"),
    Example("A: 1 | B: 2", "", "-S0 -S1"),
    Example("A: 1 | B: 2 | C: 3", "B: 2", "-S0 -S2"),
    Example("A: 1 | B: 2", "B: 2 | A: 1", "S0>1"),
    Example("A: 1 | B: 2 | C: 3", "C: 3 | A: 1 | B: 2", "S2>0"),
    Example("A: 1 | B: 2 | C: 3", "D: 4 | A: 1 | C: 3", "-S1", "+S0"),
    Example("A: 1 | B: 2", "A u: 1 | B: 2", "~S0"),
    Example("A: 1 | B: 2", "B u: 2v | A: 1", "S0>1", "~S0"),
    Example("A: 1 | B: 2", "B: 2v | A: 1", "~1.0", "S0>1"),
    Example("A: 1 2 | B: 3", "B: 3 | A: 2 4", "-0.0", "S0>1", "+1.1"),
  ])
  func sections(example: Example) throws { try expect(example) }

  /// Items whose section goes or comes.
  @Test(arguments: [
    Example("A: 1 2 | B: 3", "B: 3 1", "0.0>1.1", "-S0"),
    Example("A: 1 2 | B: 3", "B: 1u 3", "~0.0", "0.0>1.0", "-S0"),
    Example("A: 1 2", "A: 1 | B: 2", "+S1", "0.1>1.0"),
    Example("A: 1 2", "B: 1 2", "+S1", "0.0>1.0 0.1>1.1", "-S0"),
    Example("A: 1 2", "B: 9 1 2", "+S1", "0.0>1.1 0.1>1.2", "-S0"),
    Example("A: 1 | B: 2 | C: 3", "C: 3 | D: 1 2", "+S3", "0.0>3.0 1.0>3.1", "-S0 -S1"),
    Example("A: 1 | B: 2", "B: 2 | C: 1", "+S2", "0.0>2.0", "-S0"),
  ])
  func itemsOutliveSections(example: Example) throws { try expect(example) }

  /// Duplicates are told apart by their order.
  @Test(arguments: [
    Example("A:", "A: 7 7", "+0.0 +0.1"),
    Example("A: 7 7", "A: 7", "-0.1"),
    Example("A: 7 7", "A: 7 7"),
    Example("A: 7 7u", "A: 7 8 7u", "+0.1"),
    Example("A: 7 | B: 7", "A: 7 | B: 7 7", "+1.1"),
    Example("A: 7 | B:", "A: 7 | B: 7", "+1.0"),
    Example("A: 7 7 | B:", "A: 7 | B: 7", "0.1>1.0"),
    Example("A: 1 | A: 2", "A: 1", "-S1"),
    Example("A: 1", "A: 1 | A: 2", "+S1"),
  ])
  func duplicates(example: Example) throws { try expect(example) }
}
