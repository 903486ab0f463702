import Testing
import WeirStreams

@Suite struct CompositeDisposableTests {
  private let log = Log()

  private func member(_ name: String) -> any Disposable { Disposables.create { [log] in log(name) } }

  @Test func makers() {
    let makers: [([any Disposable]) -> CompositeDisposable] = [
      { CompositeDisposable(disposables: $0) }, { CompositeDisposable($0[0], $0[1], $0[2]) },
      { members in
        let composite = CompositeDisposable()
        for member in members { _ = composite.insert(member) }
        return composite
      },
    ]
    for make in makers {
      let composite = make(["a", "b", "c"].map(member))
      #expect(composite.count == 3 && !composite.isDisposed && log.lines.isEmpty)
      composite.dispose()
      composite.dispose()
      #expect(log.take() == ["a", "b", "c"])
      #expect(composite.count == 0 && composite.isDisposed)
    }
  }

  @Test func keysAreOfOneMember() {
    let composite = CompositeDisposable()
    let keys = ["a", "b", "a"].map { composite.insert(member($0)) }
    #expect(Set(keys).count == 3)
    if let key = keys[1] {
      composite.remove(for: key)
      composite.remove(for: key)
    }
    #expect(log.take() == ["b"] && composite.count == 2)
    composite.dispose()
    #expect(log.take() == ["a", "a"])
    if let key = keys[0] { composite.remove(for: key) }
    #expect(log.lines.isEmpty)
  }

  /// A member that touches the group while the group disposes of it.
  @Test func reentrant() {
    let composite = CompositeDisposable()
    let keys = Collected<CompositeDisposable.DisposeKey>()
    _ = composite.insert(
      Disposables.create { [log] in
        composite.dispose()
        log("\(composite.insert(Disposables.create { log("late") }) == nil)")
        for key in keys.values { composite.remove(for: key) }
      })
    if let key = composite.insert(member("last")) { keys.add(key) }
    composite.dispose()
    #expect(log.lines == ["late", "true", "last"])
  }

  @Test func membersAreFreed() {
    final class Token: Sendable {}
    weak var token: Token?
    let composite = CompositeDisposable()
    func insert() -> CompositeDisposable.DisposeKey? {
      let new = Token()
      token = new
      return composite.insert(Disposables.create { _ = new })
    }
    let key = insert()
    #expect(token != nil)
    if let key { composite.remove(for: key) }
    #expect(token == nil)
    _ = insert()
    composite.dispose()
    #expect(token == nil)
  }

  @Test func manyMembers() {
    let (composite, count) = (CompositeDisposable(), Tally())
    let keys = (0..<50_000).map { _ in composite.insert(Disposables.create { count.increment() }) }
    for key in keys.prefix(25_000) { if let key { composite.remove(for: key) } }
    #expect(count.value == 25_000 && composite.count == 25_000)
    composite.dispose()
    #expect(count.value == 50_000)
  }

  @Test func removalAgainstDisposal() {
    for _ in 0..<2000 {
      let (composite, count) = (CompositeDisposable(), Tally())
      let key = composite.insert(Disposables.create { count.increment() })
      race({ if let key { composite.remove(for: key) } }, { composite.dispose() })
      #expect(count.value == 1)
    }
  }
}
