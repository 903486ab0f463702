import Testing
import WeirBinding

/// The events of gesture recognizers.
@Suite @MainActor struct UIGestureRecognizerTests {
  private let bag = DisposeBag()
  private let log = Log()

  @Test func eachStateIsSentBesideTheOwnTargets() throws {
    let (view, log) = (UIView(), log)
    let tap = UITapGestureRecognizer { _ in log("own") }
    view.addGestureRecognizer(tap)
    tap.rx.event.bind { log("\($0.state) \($0 === tap)") } ~ bag
    try view.person(does: .tap())
    #expect(log.lines.sorted() == ["ended true", "own"])
  }

  @Test func disposingStopsIt() throws {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    view.addGestureRecognizer(tap)
    let subscription = tap.rx.event.map { _ in "tap" }.subscribe(log)
    subscription.dispose()
    try view.person(does: .tap())
    #expect(log.lines.isEmpty)
  }

  @Test func theStreamEndsWithTheRecognizer() {
    var tap: UITapGestureRecognizer? = UITapGestureRecognizer()
    tap?.rx.event.map { _ in "tap" }.subscribe(log) ~ bag
    tap = nil
    #expect(log.lines == ["completed"])
  }
}
