import Testing

/// What the compiler says of programs that use the streams, in Swift 5 and in Swift 6 mode, as the guide of isolation tells.
@Suite(.timeLimit(.minutes(10))) struct SwiftModesTests {
  /// Code as it is written for RxSwift: classes that know nothing of threads, and variables that closures change.
  private static let unaware = """
    import WeirStreams

    class Counter { var number = 0 }

    final class Search {
      let query = BehaviorRelay(value: "")
      let results = PublishSubject<[String]>()
      var log: [String] = []
      let bag = DisposeBag()

      init() {
        query.filter { [unowned self] in $0.count > self.log.count }
          .do(onNext: { self.log.append($0) })
          .flatMapLatest { [weak self] text -> Observable<[String]> in
            self?.log = []
            return .just([text])
          }
          .subscribe(onNext: { self.log += $0 })
          .disposed(by: bag)
        query.bind { self.log.append($0) }.disposed(by: bag)
        query.asDriver().drive(onNext: { self.log = [$0] }).disposed(by: bag)
        query.map(split).bind(to: results).disposed(by: bag)
        results.asSignal(onErrorJustReturn: []).emit(onNext: { self.log = $0 }).disposed(by: bag)
      }

      func split(_ text: String) -> [String] { [text] }
    }

    func local(_ scheduler: SchedulerType, _ transform: @escaping (Int) -> Int) -> Disposable {
      var total = 0
      let counter = Counter()
      _ = Observable<Int>.create { observer in
        total += 1
        observer.onNext(total)
        return Disposables.create { total = 0 }
      }
      .map(transform).scan(0) { $0 + $1 + total }.retry(2).share()
      .subscribe { event in print(event, counter) }
      _ = Single<Int>.create { single in
        single(.success(counter.number))
        return Disposables.create()
      }
      .map { $0 + total }.subscribe(onSuccess: { total = $0 })
      _ = Observable.combineLatest(Observable.of(1), Observable.of(2)) { $0 + $1 + counter.number }
        .subscribe(onNext: { counter.number = $0 })
      return scheduler.schedule(counter) { counter in
        counter.number += 1
        return Disposables.create()
      }
    }

    final class Recorder: ObserverType {
      var events: [Event<Int>] = []
      func on(_ event: Event<Int>) { events.append(event) }
    }

    final class Handle: Disposable {
      var isOver = false
      func dispose() { isOver = true }
    }
    """

  /// A view model on the main actor that does with its state what the streams are made for.
  private static let mainActor = """
    import WeirStreams

    @MainActor final class Counter {
      var total = 0
      let taps = PublishRelay<Int>()
      let text = BehaviorRelay(value: "")
      func bind() -> Disposable { taps.bind { self.total += $0 } }
      func drive() -> Disposable { taps.asDriver(onErrorJustReturn: 0).drive(onNext: { self.total += $0 }) }
      func emit() -> Disposable { taps.asSignal(onErrorJustReturn: 0).emit(onNext: { self.total += $0 }) }
      func binder() -> Disposable { taps.bind(to: Binder(self) { counter, number in counter.total = number }) }
      func relay() -> Disposable { taps.map { "\\($0)" }.subscribe(onNext: { [text] in text.accept($0) }) }
      func itself() -> Disposable { taps.subscribe(onNext: { [unowned self] in text.accept("\\($0)") }) }
    }
    """

  /// What breaks the rules, each on a line of its own.
  private static let broken = """
    import WeirStreams
    class Counter { var number = 0 }
    @MainActor final class Model { var total = 0 }
    func a(_ counter: Counter) -> Observable<Int> { Observable.of(1).map { $0 + counter.number } }
    @MainActor func b(_ model: Model) -> Observable<Int> { Observable.of(1).map { $0 + model.total } }
    @MainActor func c(_ model: Model) -> Disposable { Observable.of(1).subscribe(onNext: { model.total = $0 }) }
    func d(_ transform: @escaping (Int) -> Int) -> Observable<Int> { Observable.of(1).map(transform) }
    func e() -> Disposable { var sum = 0; return Observable.of(1).subscribe(onNext: { sum += $0 }) }
    @MainActor func f(_ model: Model) -> Disposable { Observable.of(1).bind { model.total = $0 } }
    """

  @Test func codeThatKnowsNothingOfThreadsIsCleanInSwift5() async throws {
    #expect(try await ClientModule(mode: 5, text: Self.unaware).complaints(warningsAsErrors: true) == [])
  }

  @Test(arguments: [5, 6]) func theStateOfTheMainActor(_ mode: Int) async throws {
    #expect(try await ClientModule(mode: mode, text: Self.mainActor).complaints(warningsAsErrors: true) == [])
  }

  @Test func whatBreaksTheRulesIsFoundInSwift6() async throws {
    let module = ClientModule(mode: 6, text: Self.broken)
    #expect(try await module.complaints() == [4, 5, 6, 7, 8].map { "warning \($0)" })
    #expect(try await module.complaints(warningsAsErrors: true) == [4, 5, 6, 7, 8].map { "error \($0)" })
  }

  /// The one thing of which a module in Swift 5 mode is warned.
  @Test func swift5IsWarnedOfTheStateOfTheMainActorOnly() async throws {
    #expect(try await ClientModule(mode: 5, text: Self.broken).complaints() == ["warning 5", "warning 6"])
  }

  /// The compiler is one that can tell: it finds what has nothing to do with the streams, in both modes.
  @Test(arguments: [5, 6]) func ordinaryFaultsAreFound(_ mode: Int) async throws {
    let text = "import WeirStreams\nlet number: Int = Observable.just(1)"
    #expect(try await ClientModule(mode: mode, text: text).complaints() == ["error 2"])
  }

  @Test func aFileThatCannotBeCheckedIsAnError() async {
    await #expect(throws: ClientModule.NotChecked.self) {
      try await ClientModule(mode: 3, text: "import WeirStreams").complaints()
    }
  }
}
