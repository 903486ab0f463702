import TestSupport
import Testing

@testable import WeirModels

@Suite struct WatchListTests {
  private func order(_ list: WatchList, in watches: [Watch]) -> [Int] {
    var order: [Int] = []
    list.forEach { watch in order.append(watches.firstIndex { $0 === watch } ?? -1) }
    return order
  }

  /// The same as an array, whatever comes and goes.
  @Test(arguments: 0..<20) func likeAnArray(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let watches = (0..<5).map { _ in Watch() }
    var list = WatchList()
    var expected: [Int] = []
    for step in 0..<100 {
      let number = Int.random(in: 0..<5, using: &random)
      if Bool.random(using: &random) {
        list.append(watches[number])
        expected.append(number)
      } else {
        list.remove(watches[number])
        expected.removeAll { $0 == number }
      }
      #expect(order(list, in: watches) == expected, "seed \(seed), step \(step)")
      #expect(list.isEmpty == expected.isEmpty, "seed \(seed), step \(step)")
    }
  }

  @Test func aCopyKeepsWhatItHad() {
    let watches = (0..<3).map { _ in Watch() }
    var list = WatchList()
    for watch in watches.prefix(2) { list.append(watch) }
    let copy = list
    list.append(watches[2])
    list.remove(watches[0])
    #expect(order(copy, in: watches) == [0, 1])
    #expect(order(list, in: watches) == [1, 2])
  }

  @Test func itTakesOneWord() {
    #expect(MemoryLayout<WatchList>.size == MemoryLayout<Int>.size)
  }

  @Test func whatWasRemovedIsFreed() {
    var list = WatchList()
    var watch: Watch? = Watch()
    weak let weakWatch = watch
    let other = Watch()
    for watch in [watch, other].compactMap({ $0 }) { list.append(watch) }
    if let watch { list.remove(watch) }
    watch = nil
    #expect(weakWatch == nil)
    withExtendedLifetime(list) {}
  }
}
