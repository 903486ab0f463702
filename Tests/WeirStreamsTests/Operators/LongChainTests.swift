import Foundation
import Testing
import WeirStreams
import WeirTesting

@Suite struct LongChainTests {
  private static let kinds: [@Sendable (Observable<Int>) -> Observable<Int>] = [
    { $0.map { $0 + 1 } }, { $0.filter { _ in true } }, { $0.scan(0) { $1 } }, { $0.distinctUntilChanged() },
    { $0.do(onNext: { _ in }, onDispose: {}) }, { $0.take(9) }, { $0.ifEmpty(default: 1) }, { $0.takeLast(9) },
  ]

  /// That of a main thread; frames that are not optimised are several times as large.
  private static var stackSize: Int {
    #if DEBUG
      32 << 20
    #else
      8 << 20
    #endif
  }

  /// Subscribing to it, sending through it, and freeing it keep within the stack of a main thread.
  @Test(arguments: kinds.indices) func tenThousandOperators(index: Int) async {
    let sent = await withCheckedContinuation { continuation in
      let thread = Thread {
        var stream = Observable.of(1, 2, 3)
        for _ in 0..<10_000 { stream = Self.kinds[index](stream) }
        let sent = stream.sentAtOnce().count
        stream = .never()
        continuation.resume(returning: sent)
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    #expect(sent == 5)
  }
}
