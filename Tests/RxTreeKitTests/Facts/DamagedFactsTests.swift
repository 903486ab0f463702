import TestSupport
import Testing

@testable import RxTreeKit

/// Facts that were damaged on disk are read as nothing, and never trap.
@Suite struct DamagedFactsTests {
  private let bytes = FactsSource.facts(
    """
    enum LibraryStep: Step { case shelf, book(Int) }
    final class LibraryFlow: Flow {
      private lazy var stack: UINavigationController = { UINavigationController() }()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? LibraryStep else { return .none }
        switch step {
        case .shelf: return .one(flowContributor: .contribute(withNext: ShelfViewController(a ?? b)))
        case .book(let id): return book(id, at: [1, 2], "text")
        }
      }
    }
    """
  ).bytes

  /// Reads bytes on a thread with a stack for deep facts.
  private func read(_ bytes: [UInt8]) -> [UInt8]? {
    WorkerPool(workers: 1).run { FileFacts(bytes: bytes[...])?.bytes } ?? nil
  }

  @Test func everyPrefixIsNothing() {
    for length in 0..<bytes.count { #expect(FileFacts(bytes: bytes[..<length])?.bytes == nil, "length \(length)") }
  }

  @Test func whatFollowsIsNothing() { #expect(FileFacts(bytes: (bytes + [0])[...])?.bytes == nil) }

  @Test func everyByteChanged() {
    for index in bytes.indices {
      for change: UInt8 in [1, 0x80, 0xFF] {
        var damaged = bytes
        damaged[index] ^= change
        // What is still readable must be whole: written again it is as long as what can be read.
        if let again = FileFacts(bytes: damaged[...])?.bytes { #expect(FileFacts(bytes: again[...])?.bytes == again) }
      }
    }
  }

  @Test func randomChanges() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if let again = FileFacts(bytes: damaged[...])?.bytes {
        #expect(FileFacts(bytes: again[...])?.bytes == again, "seed \(seed), round \(round)")
      }
    }
  }

  @Test func randomBytes() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...64, using: &generator)
      let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = FileFacts(bytes: noise[...])
    }
  }

  @Test func repeatedTagsAreNotFollowedWithoutEnd() {
    for byte: UInt8 in 0...16 {
      let noise = [0, 1] + [UInt8](repeating: byte, count: 100_000)
      #expect(read(noise) == nil, "byte \(byte)")
    }
  }

  @Test func hugeCountsAskForNoMemory() {
    #expect(read([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]) == nil)
    #expect(read([0, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]) == nil)
  }
}
