import Testing
import WeirStreams
import WeirTesting

@Suite struct DisposableTests {
  private func make(_ name: String, _ log: Log) -> any Cancelable { Disposables.create { log(name) } }

  @Test func anonymous() {
    let log = Log()
    let disposable = make("a", log)
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(log.lines == ["a"])
    Disposables.create().dispose()
  }

  @Test(arguments: 1...4) func groups(count: Int) {
    let log = Log()
    let members = (0..<count).map { make("\($0)", log) as any Disposable }
    let group =
      switch count {
      case 2: Disposables.create(members[0], members[1])
      case 3: Disposables.create(members[0], members[1], members[2])
      default: Disposables.create(members)
      }
    #expect(!group.isDisposed)
    group.dispose()
    group.dispose()
    #expect(group.isDisposed)
    #expect(log.lines == (0..<count).map { "\($0)" })
  }

  @Test func composite() {
    let log = Log()
    let composite = CompositeDisposable(make("a", log), make("b", log))
    let key = composite.insert(make("c", log))
    #expect(composite.count == 3)
    if let key { composite.remove(for: key) }
    #expect(log.take() == ["c"])
    if let key { composite.remove(for: key) }
    composite.dispose()
    #expect(log.take() == ["a", "b"])
    #expect(composite.insert(make("d", log)) == nil)
    #expect(log.take() == ["d"])
    #expect(composite.isDisposed && composite.count == 0)
  }

  @Test func serial() {
    let log = Log()
    let serial = SerialDisposable()
    serial.disposable = make("a", log)
    serial.disposable = make("b", log)
    #expect(log.take() == ["a"])
    serial.dispose()
    #expect(serial.isDisposed)
    serial.disposable = make("c", log)
    #expect(log.take() == ["b", "c"])
  }

  @Test func singleAssignment() {
    let log = Log()
    let early = SingleAssignmentDisposable()
    early.setDisposable(make("a", log))
    early.dispose()
    let late = SingleAssignmentDisposable()
    late.dispose()
    late.setDisposable(make("b", log))
    #expect(late.isDisposed)
    #expect(log.lines == ["a", "b"])
  }

  @Test func refCount() {
    let log = Log()
    let counted = RefCountDisposable(disposable: make("a", log))
    let first = counted.retain()
    let second = counted.retain()
    first.dispose()
    first.dispose()
    counted.dispose()
    #expect(log.lines.isEmpty && !counted.isDisposed)
    second.dispose()
    #expect(log.lines == ["a"] && counted.isDisposed)
    counted.retain().dispose()
  }

  @Test func scheduled() {
    let log = Log()
    let scheduler = TestScheduler(initialClock: 0)
    let scheduled = ScheduledDisposable(scheduler: scheduler, disposable: make("a", log))
    scheduled.dispose()
    #expect(!scheduled.isDisposed)
    scheduler.start()
    #expect(scheduled.isDisposed)
    #expect(log.lines == ["a"])
  }

  @Test func boolean() {
    let boolean = BooleanDisposable()
    #expect(!boolean.isDisposed)
    boolean.dispose()
    #expect(boolean.isDisposed && BooleanDisposable(isDisposed: true).isDisposed)
  }

  @Test func bag() {
    let log = Log()
    do {
      let bag = DisposeBag()
      make("a", log).disposed(by: bag)
      bag.insert(make("b", log), make("c", log))
      bag.insert([make("d", log)])
      bag.insert {
        make("e", log)
        make("f", log)
      }
      #expect(log.lines.isEmpty)
    }
    #expect(log.take() == ["a", "b", "c", "d", "e", "f"])
    do {
      _ = DisposeBag(disposing: make("a", log), make("b", log))
      _ = DisposeBag(disposing: [make("c", log)])
      _ = DisposeBag {
        make("d", log)
        make("e", log)
      }
    }
    #expect(log.take() == ["a", "b", "c", "d", "e"])
  }
}
