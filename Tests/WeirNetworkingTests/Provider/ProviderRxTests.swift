import Testing
import WeirNetworking
import WeirTesting

@Suite struct ProviderRxTests {
  @Test func aSingleMakesARequestForEachSubscription() throws {
    let transport = FakeTransport { exchange, number in exchange.answer(200, "\(number)") }
    let single = Provider<API>(transport: transport).rx.request(.zen)
    #expect(transport.exchanges.isEmpty)
    #expect(try single.mapString().toBlocking().single() == "1")
    #expect(try single.mapString().toBlocking().single() == "2")
  }

  @Test func disposingCancels() {
    let transport = FakeTransport()
    let events = Recorder<String>()
    let subscription = Provider<API>(transport: transport).rx.request(.zen)
      .subscribe(onSuccess: { _ in events.add("success") }, onFailure: { _ in events.add("failure") })
    subscription.dispose()
    #expect(transport.exchanges.first?.isCancelled == true)
    #expect(events.values.isEmpty, "nothing comes after the subscription has ended")
  }

  @Test func errorsAreNetworkErrors() throws {
    let provider = Provider<API>(transport: FakeTransport { exchange, _ in exchange.answer(404, "gone") })
    let error = #expect(throws: NetworkError.self) {
      try provider.rx.request(.zen).filterSuccessfulStatusCodes().toBlocking().single()
    }
    #expect(error?.response?.data == Data("gone".utf8))
  }

  @Test func operatorsMapResponses() throws {
    let single = Provider<API>(stubClosure: Provider.immediatelyStub).rx.request(.user("ann"))
    #expect(try single.map(Int.self, atKeyPath: "id").toBlocking().single() == 100)
    #expect(try single.mapString(atKeyPath: "login").toBlocking().single() == "ann")
    #expect(try single.filter(statusCode: 200).filter(statusCodes: 200..<300).toBlocking().single().statusCode == 200)
    #expect(
      try single.filterSuccessfulStatusAndRedirectCodes().asObservable().mapString().toBlocking().single().contains(
        "ann"))
    let observable = single.asObservable()
    #expect(try observable.map(Int.self, atKeyPath: "id").toBlocking().single() == 100)
    #expect(
      try observable.filterSuccessfulStatusCodes().filter(statusCodes: 0...).toBlocking().single().statusCode == 200)
    let json = try observable.mapJSON().toBlocking().single() as? [String: Any]
    #expect(json?["id"] as? Int == 100)
    #expect(throws: NetworkError.self) { try observable.mapImageData().toBlocking().single() }
    #expect(throws: NetworkError.self) { try observable.filter(statusCode: 300).toBlocking().single() }
    #expect(throws: NetworkError.self) { try single.mapImageData().toBlocking().single() }
  }

  @Test func innerFailure() {
    // The request of a first tap fails, that of a second succeeds: the stream of taps lives on.
    let transport = FakeTransport { exchange, number in exchange.answer(number == 1 ? 500 : 200) }
    let provider = Provider<API>(transport: transport)
    let (taps, outcomes) = (PublishSubject<Void>(), Recorder<String>())
    let subscription = taps.flatMapLatest {
      provider.rx.request(.zen).filterSuccessfulStatusCodes().asObservable().materialize()
    }.subscribe(onNext: { event in
      switch event {
      case .next(let response): outcomes.add("\(response.statusCode)")
      case .error: outcomes.add("error")
      case .completed: break
      }
    })
    taps.onNext(())
    taps.onNext(())
    #expect(outcomes.values == ["error", "200"])
    subscription.dispose()
  }

  @Test func progressAccumulates() throws {
    let transport = FakeTransport { exchange, _ in
      exchange.progress(.download, 1, of: 4)
      exchange.progress(.download, 2, of: 4)
      exchange.answer(200)
    }
    let stream = Provider<API>(transport: transport).rx.requestWithProgress(.zen)
    let all = try stream.toBlocking().toArray()
    #expect(all.map(\.progress) == [0.25, 0.5, 1])
    #expect(all.map { $0.progressObject?.completedUnitCount } == [1, 2, 2])
    #expect(try stream.filterProgress().toBlocking().toArray() == [0.25, 0.5])
    #expect(try stream.filterCompleted().toBlocking().single().statusCode == 200)
  }

  @Test func progressFailsAndIsCancelledAsTheRequestIs() {
    let transport = FakeTransport()
    let provider = Provider<API>(transport: transport)
    let errors = Recorder<Bool>()
    let failing = provider.rx.requestWithProgress(.zen).subscribe(onError: { _ in errors.add(true) })
    transport.exchanges.first?.fail(URLError(.timedOut))
    #expect(errors.values == [true])
    failing.dispose()
    let other = provider.rx.requestWithProgress(.zen).subscribe()
    other.dispose()
    #expect(transport.exchanges.last?.isCancelled == true)
  }

  @Test func theProviderLivesUntilTheSingleEnds() {
    let transport = FakeTransport()
    let codes = Recorder<Int>()
    var provider: Provider<API>? = Provider(transport: transport)
    let subscription = provider?.rx.request(.zen).subscribe(onSuccess: { codes.add($0.statusCode) })
    provider = nil
    transport.exchanges.first?.answer(200)
    #expect(codes.values == [200])
    subscription?.dispose()
  }
}
