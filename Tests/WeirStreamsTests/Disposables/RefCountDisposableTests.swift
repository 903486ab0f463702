import Testing
import WeirStreams

@Suite struct RefCountDisposableTests {
  private let log = Log()

  private func make() -> RefCountDisposable {
    RefCountDisposable(disposable: Disposables.create { [log] in log("over") })
  }

  /// In whatever order the owner (0) and its dependents let go, each maybe more than once, the last one ends it.
  @Test(arguments: [[0], [0, 1], [1, 0], [1, 2, 0], [1, 0, 2], [0, 2, 1], [2, 0, 1, 0, 1], [1, 1, 1, 2, 2, 0]])
  func endsWithTheLastOne(_ steps: [Int]) {
    let counted = make()
    let dependents = (0..<(steps.max() ?? 0)).map { _ in counted.retain() }
    for (index, step) in steps.enumerated() {
      if step == 0 { counted.dispose() } else { dependents[step - 1].dispose() }
      let hasEnded = Set(steps[...index]).count == dependents.count + 1
      #expect(log.lines == (hasEnded ? ["over"] : []))
      #expect(counted.isDisposed == hasEnded)
    }
  }

  /// While dependents live, more may come, though the owner has gone.
  @Test func retainedAfterTheOwner() {
    let counted = make()
    let first = counted.retain()
    counted.dispose()
    let second = counted.retain()
    first.dispose()
    #expect(log.lines.isEmpty)
    second.dispose()
    #expect(log.lines == ["over"])
    counted.retain().dispose()
    counted.dispose()
    #expect(log.lines == ["over"])
  }

  @Test func aDependentCountsOnce() {
    let counted = make()
    let (first, second) = (counted.retain(), counted.retain())
    first.dispose()
    first.dispose()
    counted.dispose()
    counted.dispose()
    #expect(log.lines.isEmpty && !counted.isDisposed)
    second.dispose()
    #expect(log.lines == ["over"])
  }

  @Test func threads() {
    for _ in 0..<2000 {
      let count = Tally()
      let target = RefCountDisposable(disposable: Disposables.create { count.increment() })
      let dependent = target.retain()
      race(
        {
          dependent.dispose()
          target.retain().dispose()
        }, { target.dispose() })
      #expect(count.value == 1 && target.isDisposed)
    }
  }
}
