import Testing
import WeirStreams

/// Operators that send their last element and their end in one go, before others that end the stream at that element.
@Suite struct StageTests {
  /// What an operator behind the stream is told, where it does not unsubscribe at the end.
  private func told(_ stream: Observable<Int>) -> [String] {
    let log = Log()
    let watched = stream.do(
      onNext: { log("\($0)") }, onError: { log("error \($0)") }, onCompleted: { log("completed") })
    _ = watched.catchAndReturn(0).concat(Observable.never()).subscribe()
    return log.lines
  }

  @Test func oneEnd() {
    let last = Observable.from([1, 2]).reduce(0, accumulator: +)
    #expect(told(last.take(1)) == ["3", "completed"])
    #expect(told(last.map { _ -> Int in throw Failure.first }) == ["error first"])
    let recovered = Observable<Int>.error(Failure.second).catchAndReturn(2)
    #expect(told(recovered.take(1)) == ["2", "completed"])
    #expect(told(recovered.map { _ -> Int in throw Failure.first }) == ["error first"])
  }

  @Test func nothingAfterTheEnd() {
    let last = Observable.from(1...4).takeLast(3)
    #expect(told(last.take(1)) == ["2", "completed"])
    #expect(told(last.map { _ -> Int in throw Failure.first }) == ["error first"])
  }
}
