import TestSupport
import Testing

@testable import WeirModels

@Suite struct IdleListTests {
  /// Writes down that it was removed.
  private final class Node: IdleNode {
    let name: Int
    let gone: Collected<Int>

    init(_ name: Int, _ gone: Collected<Int>) {
      self.name = name
      self.gone = gone
    }

    override func evict() { gone.add(name) }
  }

  /// The same as an array, of which too much is taken from the front.
  @Test(arguments: 0..<20) func likeAnArray(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let limit = Int.random(in: 0...4, using: &random)
    let list = IdleList(.mostRecent(limit))
    let gone = Collected<Int>()
    let nodes = (0..<8).map { Node($0, gone) }
    var expected: [Int] = []
    var expectedGone: [Int] = []
    for step in 0..<200 {
      let number = Int.random(in: 0..<8, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        list.touch(nodes[number])
        expected.removeAll { $0 == number }
        expected.append(number)
      case 1:
        list.noteUse(of: nodes[number])
        if let place = expected.firstIndex(of: number) { expected.append(expected.remove(at: place)) }
      case 2:
        list.remove(nodes[number])
        expected.removeAll { $0 == number }
      default:
        list.enforce()
        while expected.count > limit { expectedGone.append(expected.removeFirst()) }
      }
      #expect(nodes.map { list.holds($0) } == nodes.map { expected.contains($0.name) }, "seed \(seed), step \(step)")
      #expect(gone.values == expectedGone, "seed \(seed), step \(step)")
    }
    for node in nodes { list.remove(node) }
  }

  @Test func withoutABoundNothingIsListed() {
    let node = Node(1, Collected())
    for policy in [IdlePolicy.forever, .whileRetained] {
      let list = IdleList(policy)
      #expect(!list.isBounded)
      list.touch(node)
      #expect(!list.holds(node))
      list.enforce()
      #expect(node.gone.values.isEmpty)
    }
  }
}
