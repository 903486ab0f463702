import TestSupport
import Testing
import WeirBinding

/// `rx.deallocated`, and who can tell of it.
@Suite @MainActor struct EndOfLifeTests {
  private let bag = DisposeBag()
  private let log = Log()

  @Test func theEndIsToldOnce() {
    var view: UIView? = UIView()
    view?.rx.deallocated.map { "gone" }.subscribe(log) ~ bag
    view?.rx.deallocated.map { "gone" }.subscribe(log) ~ bag
    #expect(log.lines.isEmpty)
    view = nil
    #expect(log.lines == ["gone", "gone", "completed", "completed"])
  }

  @Test func whoSubscribesLaterIsToldAtOnce() {
    let stream = UIView().rx.deallocated
    stream.map { "gone" }.subscribe(log) ~ bag
    #expect(log.lines == ["gone", "completed"])
  }

  @Test func theEndOnAnotherThreadIsToldOnTheMainActor() async {
    let log = log
    let bag = bag
    var view: UIView? = UIView()
    view?.rx.deallocated.subscribe(onNext: { log("gone, on main: \(isOnMainQueue())") }) ~ bag
    let last = Last(view: view)
    view = nil
    await onAnotherThread { last.view = nil }
    for _ in 0..<3 { await mainQueueIsEmpty() }
    #expect(log.lines == ["gone, on main: true"])
  }

  @Test func otherObjectsCannotTell() {
    final class Plain: Sendable {}
    #if !canImport(ObjectiveC)
      let faults = faults(of: "Reactive") { Reactive(Plain()).deallocated.map { "gone" }.subscribe(log) ~ bag }
      #expect(faults == ["rx.deallocated needs an object that can keep others; Plain cannot"])
      #expect(log.lines.isEmpty)
    #endif
  }
}

/// Holds a view, so that another thread can release it.
///
/// `@unchecked Sendable`: one thread at a time uses it.
private final class Last: @unchecked Sendable {
  var view: UIView?

  init(view: UIView?) {
    self.view = view
  }
}
