import Testing
import WeirStreams
import WeirTesting

/// Scenario "Two-thread teardown": a subscription is disposed of on one thread while another thread emits.
///
/// For merged, zipped and shared streams 10,000 runs end, and nothing that is sent after dispose has returned arrives.
@Suite(.timeLimit(.minutes(10))) struct TwoThreadTeardownTests {
  private static let runs = 10_000

  static let pairings = Pairing.all.filter { pairing in
    ["merge", "zip", "zip of a collection", "share of a merge", "share(replay:) of a merge", "refCount of a merge"]
      .contains(pairing.testDescription)
  }

  static let main = pairings.filter { ["merge", "zip", "share of a merge"].contains($0.testDescription) }

  @Test(arguments: main) func tenThousandRuns(_ apply: Pairing) {
    for run in 0..<Self.runs {
      let (first, second, watch) = (PublishSubject<Int>(), PublishSubject<Int>(), TeardownWatch())
      let subscription = apply(first, second).subscribe(watch.observer())
      race(
        {
          watch.send(0..<4) { number in
            first.onNext(number)
            second.onNext(number)
          }
          if run % 4 == 0 { watch.send(0..<1) { _ in first.onCompleted() } }
        },
        {
          // A little later each time, so that every place of the emission is met.
          for _ in 0..<run % 64 { _ = subscription as AnyObject }
          watch.over { subscription.dispose() }
        })
      watch.send(0..<1) { number in
        first.onNext(number)
        second.onNext(number)
      }
      #expect(watch.faults.isEmpty)
      #expect(!first.hasObservers && !second.hasObservers)
    }
  }

  /// One of two subscribers of a shared stream leaves: the other gets all, and the source is kept.
  @Test(arguments: [0, 1, 2]) func theOtherSubscriberStays(replay: Int) {
    for _ in 0..<Self.runs / 5 {
      let (source, watch, heard) = (PublishSubject<Int>(), TeardownWatch(), Collected<Int>())
      let shared = source.share(replay: replay)
      let staying = shared.subscribe(onNext: { heard.add($0) })
      let leaving = shared.subscribe(watch.observer())
      race({ watch.send(0..<4) { source.onNext($0) } }, { watch.over { leaving.dispose() } })
      #expect(watch.faults.isEmpty)
      #expect(heard.values == [0, 1, 2, 3])
      #expect(source.hasObservers)
      staying.dispose()
      #expect(!source.hasObservers)
    }
  }

  /// The end of the source and the disposal at once: the subscriber is told of the end, or not, and both let go.
  @Test(arguments: pairings) func endAndDisposal(_ apply: Pairing) {
    for run in 0..<Self.runs / 10 {
      let (first, second, ended, disposed) = (PublishSubject<Int>(), PublishSubject<Int>(), Tally(), Tally())
      let subscription = apply(first, second).subscribe(
        onError: { _ in ended.increment() }, onCompleted: { ended.increment() },
        onDisposed: { disposed.increment() })
      race(
        {
          if run % 2 == 0 { first.onCompleted() } else { first.onError(Failure.first) }
          second.onCompleted()
        }, { subscription.dispose() })
      #expect(ended.value <= 1 && disposed.value == 1)
      #expect(!first.hasObservers && !second.hasObservers)
    }
  }

  /// Subscribing and disposing on both threads at once, while a third sends.
  @Test(arguments: pairings) func comingAndGoing(_ apply: Pairing) {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let stream = apply(first, second)
    let come: @Sendable () -> Void = { for _ in 0..<500 { stream.subscribe().dispose() } }
    onThreads(
      come, come,
      {
        for number in 0..<500 {
          first.onNext(number)
          second.onNext(number)
        }
      })
    #expect(!first.hasObservers && !second.hasObservers)
    let log = Log()
    let last = stream.subscribe(log)
    first.onNext(1)
    second.onNext(1)
    #expect(!log.lines.isEmpty)
    last.dispose()
  }
}
