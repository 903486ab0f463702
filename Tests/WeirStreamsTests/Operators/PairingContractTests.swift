import Testing
import WeirStreams

/// What holds for every operator whose sources may send at the same time.
@Suite(.timeLimit(.minutes(10))) struct PairingContractTests {
  /// What comes of two sources that send 1 to 3 and 11 to 13 in turn, and end.
  private func sentInTurn(_ apply: Pairing, _ ends: (Event<Int>, Event<Int>)) -> [String] {
    let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    let subscription = apply(first, second).subscribe(log)
    for number in 1...3 {
      first.onNext(number)
      second.onNext(number + 10)
    }
    first.on(ends.0)
    second.on(ends.1)
    #expect(!first.hasObservers && !second.hasObservers)
    subscription.dispose()
    return log.lines
  }

  @Test(arguments: Pairing.all) func grammar(_ apply: Pairing) {
    let failure = Event<Int>.error(Failure.first)
    for ends in [(.completed, .completed), (failure, .completed), (.completed, failure)] as [(Event<Int>, Event<Int>)] {
      let lines = sentInTurn(apply, ends)
      let ends = lines.filter { $0 == "completed" || $0 == "error first" }
      #expect(ends.count <= 1 && lines.suffix(ends.count + 1) == ends + ["disposed"])
      #expect(lines.filter { $0 == "disposed" }.count == 1)
    }
  }

  /// An error of the first source always comes out, and both sources are left at once.
  @Test(arguments: Pairing.all) func errors(_ apply: Pairing) {
    let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    _ = apply(first, second).subscribe(log)
    first.onError(Failure.first)
    #expect(log.lines == ["error first", "disposed"])
    #expect(!first.hasObservers && !second.hasObservers)
  }

  @Test(arguments: Pairing.all) func disposedOfFromWithin(_ apply: Pairing) {
    let (first, second, log) = (PublishSubject<Int>(), PublishSubject<Int>(), Log())
    let subscription = SerialDisposable()
    subscription.disposable = apply(first, second).subscribe(onNext: {
      log($0)
      subscription.dispose()
    })
    for number in 1...3 {
      first.onNext(number)
      second.onNext(number)
    }
    #expect(log.lines.count == 1)
    #expect(!first.hasObservers && !second.hasObservers)
  }

  /// A subscriber that sends to both sources is told of nothing inside of what it is being told of.
  @Test(arguments: Pairing.all) func reentrantSubscriber(_ apply: Pairing) {
    let (first, second, depth, told) = (PublishSubject<Int>(), PublishSubject<Int>(), Depth(), Tally())
    let subscription = apply(first, second).subscribe(onNext: { _ in
      depth.enter()
      let number = told.increment()
      if number < 20 {
        first.onNext(number)
        second.onNext(-number)
      }
      depth.leave()
    })
    for number in 1...3 {
      first.onNext(number)
      second.onNext(number)
    }
    #expect(told.value > 1)
    #expect(depth.deepest == 1)
    subscription.dispose()
    #expect(!first.hasObservers && !second.hasObservers)
  }

  /// Two threads send and end at once: no events overlap, there is one end at most, and nothing follows it.
  @Test(arguments: Pairing.all) func twoSenders(_ apply: Pairing) {
    for round in 0..<100 {
      let (first, second, watch) = (PublishSubject<Int>(), PublishSubject<Int>(), TeardownWatch())
      let subscription = apply(first, second).subscribe(watch.observer())
      race(
        {
          for number in 0..<20 { first.onNext(number) }
          if round % 2 == 0 { first.onCompleted() } else { first.onError(Failure.first) }
        },
        {
          for number in 0..<20 { second.onNext(number) }
          if round % 3 == 0 { second.onCompleted() } else { second.onError(Failure.second) }
        })
      #expect(watch.faults.isEmpty)
      subscription.dispose()
      #expect(!first.hasObservers && !second.hasObservers)
    }
  }

  /// Sources that send all they have at once, and end, leave nothing behind, in whatever way they do.
  @Test(arguments: Pairing.all) func sourcesThatSendAtOnce(_ apply: Pairing) {
    let sources: [Observable<Int>] = [.empty(), .just(1), .from([1, 2, 3]), .error(Failure.first)]
    for first in sources {
      for second in sources {
        let subscribed = Tally()
        let counted = [first, second].map {
          $0.do(onSubscribe: { subscribed.increment() }, onDispose: { subscribed.decrement() })
        }
        let lines = apply(counted[0], counted[1]).sentAtOnce()
        #expect(lines.filter { $0 == "completed" || $0.hasPrefix("error") }.count <= 1)
        #expect(lines.last == "disposed" && subscribed.value == 0)
      }
    }
  }
}
