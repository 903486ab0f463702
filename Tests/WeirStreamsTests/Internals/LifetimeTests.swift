import Testing

@testable import WeirStreams

@Suite struct LifetimeTests {
  private func disposable(_ name: String, _ log: Log) -> any Disposable { Disposables.create { log(name) } }

  @Test func disposesInTheOrderOfAddition() {
    let log = Log()
    let lifetime = Lifetime()
    for name in ["a", "b", "c"] { lifetime.add(disposable(name, log)) }
    #expect(!lifetime.isDisposed)
    lifetime.dispose()
    lifetime.dispose()
    #expect(lifetime.isDisposed)
    #expect(log.lines == ["a", "b", "c"])
  }

  @Test func whatComesLateIsDisposedOfAtOnce() {
    let log = Log()
    let lifetime = Lifetime()
    lifetime.dispose()
    lifetime.add(disposable("a", log))
    #expect(log.lines == ["a"])
  }

  @Test func disposingMayAddAndDispose() {
    let log = Log()
    let lifetime = Lifetime()
    lifetime.add(
      Disposables.create {
        lifetime.add(disposable("late", log))
        lifetime.dispose()
        log("a")
      })
    lifetime.add(disposable("b", log))
    lifetime.dispose()
    #expect(log.lines == ["late", "a", "b"])
  }

  @Test func nothingIsLostBetweenThreads() {
    for _ in 0..<2000 {
      let lifetime = Lifetime()
      let log = Log()
      onThreads(
        { for _ in 0..<5 { lifetime.add(disposable("a", log)) } },
        { lifetime.dispose() })
      #expect(log.lines.count == 5)
    }
  }

  @Test func releasesWhatItHeld() {
    weak var held: BooleanDisposable?
    let lifetime = Lifetime()
    do {
      let resource = BooleanDisposable()
      held = resource
      lifetime.add(resource)
    }
    #expect(held != nil)
    lifetime.dispose()
    #expect(held == nil)
  }
}
