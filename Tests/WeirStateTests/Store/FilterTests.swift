import TestSupport
import Testing
import WeirState

/// Subscriptions that are put together of selections and skips: what comes is what the same steps make of an array of states.
@Suite("Selections after skips")
@MainActor
struct FilterTests {
  private func told<Value>(
    skipping: Bool = false, _ counts: [Int],
    _ transform: @escaping (Subscription<AppState>) -> Subscription<Value>
  ) -> [Value] {
    let store = makeStore(skipping: skipping)
    let recorder = Recorder<Value>()
    store.subscribe(recorder, transform: transform)
    for count in counts { store.update(Nothing()) { $0.count = count } }
    return recorder.values
  }

  private func toldNew<Value: Equatable>(
    _ counts: [Int], _ transform: @escaping (Subscription<AppState>) -> Subscription<Value>
  ) -> [Value] {
    let store = makeStore()
    let recorder = Recorder<Value>()
    store.subscribe(recorder, transform: transform)
    for count in counts { store.update(Nothing()) { $0.count = count } }
    return recorder.values
  }

  @Test("A skip of the whole state lets its part through only with it")
  func skipThenPath() {
    let values = told([1, 2, 3, 3, 5]) { $0.only { $1.count - $0.count != 1 }.select(\.count) }
    #expect(values == [0, 3, 5])
  }

  @Test("A part that is selected after a skip may have a skip of its own")
  func twoSkips() {
    let values = told([2, 4, 5, 15, 25, 26]) {
      $0.skip { $1.count == $0.count + 1 }.select { $0.count % 10 }.skipRepeats { $0 == $1 }
    }
    // 5 and 26 follow the one before, so they do not pass; 15 and 25 repeat the 5 that was skipped.
    #expect(values == [0, 2, 4])
  }

  @Test("Equal parts after a skip are skipped by the store itself")
  func storeSkipsToo() {
    let values = toldNew([2, 4, 5, 15, 24, 34]) { $0.skip { $1.count == $0.count + 1 }.select { $0.count % 10 } }
    // As in ReSwift, a part is compared with that of the state before, told or not: 15 repeats the 5 that did not pass.
    #expect(values == [0, 2, 4, 4])
  }

  @Test("Two skips, one after the other, are both kept to")
  func skipAfterSkip() {
    let values = told([1, 2, 10, 11, 30, 30]) {
      $0.select(\.count).skip { $1 == $0 + 1 }.skipRepeats { $0 == $1 }
    }
    #expect(values == [0, 10, 30])
  }

  @Test("Skips of a path and of a closure are the same")
  func pathAndClosure() {
    for seed in UInt64(1)...30 {
      var random = SeededGenerator(seed: seed)
      let counts = (0..<40).map { _ in Int.random(in: 0..<4, using: &random) }
      let byPath = toldNew(counts) { $0.select(\.count) }
      let byClosure = toldNew(counts) { $0.select { $0.count } }
      let bySkip = told(counts) { $0.select(\.count).skipRepeats() }
      var expected = [0]
      for count in counts where expected.last != count { expected.append(count) }
      #expect(byPath == expected, "seed \(seed)")
      #expect(byClosure == expected, "seed \(seed)")
      #expect(bySkip == expected, "seed \(seed)")
    }
  }

  @Test("A selection of a selection is one of the whole", arguments: [true, false])
  func nested(skipping: Bool) {
    let store = makeStore(skipping: skipping)
    let (outer, inner) = (Recorder<String>(), Recorder<String>())
    store.subscribe(outer) { $0.select(\.profile.name) }
    store.subscribe(inner) { $0.select(\.profile).select(\.name) }
    for name in ["Bea", "Bea", "Cyd"] { store.dispatch(Rename(name: name)) }
    #expect(outer.values == inner.values)
    #expect(outer.values == (skipping ? ["Ann", "Bea", "Cyd"] : ["Ann", "Bea", "Bea", "Cyd"]))
  }
}
