import Foundation
import Testing

@testable import WeirStreams

@Suite struct DescentTests {
  /// Lifetimes that hold each other, deeper than any stack, are all over when the outermost `dispose` returns.
  @Test func disposingOfAVeryDeepChain() async {
    let count = 100_000
    let (ended, atReturn) = await onSmallStack { () -> (Int, Int) in
      let outermost = Lifetime()
      let ended = Tally()
      var innermost = outermost
      for _ in 0..<count {
        let inner = Lifetime()
        innermost.add(inner)
        innermost.add(Disposables.create { ended.increment() })
        innermost = inner
      }
      outermost.dispose()
      let atReturn = ended.value
      return (ended.value, atReturn)
    }
    #expect(ended == count && atReturn == count)
  }

  /// In a chain that is not deep the order is that of plain nesting.
  @Test func orderOfAShortChain() {
    let (outer, inner, log) = (Lifetime(), Lifetime(), Log())
    outer.add(Disposables.create { log("first") })
    outer.add(inner)
    outer.add(Disposables.create { log("last") })
    inner.add(Disposables.create { log("inner") })
    outer.dispose()
    #expect(log.lines == ["first", "inner", "last"])
  }
}
