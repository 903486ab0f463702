import Testing
import WeirBinding

/// How the delegate of a recognizer that `rx` has made answers.
@Suite @MainActor struct GenericRxGestureRecognizerDelegateTests {
  private let bag = DisposeBag()
  private let log = Log()
  private let view = UIView()

  /// Subscribes to taps on the view whose delegate is set up by a closure, and to long presses.
  private func taps(
    _ configure: @escaping @MainActor @Sendable (GenericRxGestureRecognizerDelegate<UITapGestureRecognizer>) -> Void
  ) {
    let log = log
    view.rx.tapGesture { _, delegate in configure(delegate) }.when(.recognized).bind { _ in log("tap") } ~ bag
  }

  @Test func itMayRefuseToBegin() throws {
    taps { $0.beginPolicy = .never }
    try? view.person(does: .tap())
    #expect(log.lines.isEmpty)
  }

  @Test func itMayRefuseATouch() throws {
    let view = view
    taps { $0.touchReceptionPolicy = .custom { _, touch in touch.tapCount > 1 && touch.view === view } }
    try? view.person(does: .tap())
    #expect(log.lines.isEmpty)
    try view.person(does: .tap(count: 2))
    #expect(log.lines == ["tap"])
  }

  @Test func twoAreMadeAtATimeUnlessBothSayNo() throws {
    for _ in 0..<2 { taps { _ in } }
    try view.person(does: .tap())
    #expect(log.take() == ["tap", "tap"])
    let other = UIView()
    for _ in 0..<2 {
      let log = log
      other.rx.tapGesture { $1.simultaneousRecognitionPolicy = .never }.when(.recognized).bind { _ in log("tap") } ~ bag
    }
    try other.person(does: .tap())
    #expect(log.take() == ["tap"])
  }

  @Test func oneMayWaitForAnotherToFail() throws {
    let (first, log) = (UITapGestureRecognizer(), log)
    view.rx.gesture(first).when(.recognized).bind { _ in log("first") } ~ bag
    taps { $0.selfFailureRequirementPolicy = .custom { $0.other === first } }
    try view.person(does: .tap())
    #expect(log.lines == ["first"])
  }

  @Test func policiesAreJoined() {
    typealias Policy = GestureRecognizerDelegatePolicy<Int>
    let (small, even) = (Policy.custom { $0 < 5 }, Policy.custom { $0 % 2 == 0 })
    #expect((0..<8).filter { (small && even).isPolicyPassing(with: $0) } == [0, 2, 4])
    #expect((0..<8).filter { (small || even).isPolicyPassing(with: $0) } == [0, 1, 2, 3, 4, 6])
    #expect(Policy.always.isPolicyPassing(with: 1) && !Policy.never.isPolicyPassing(with: 1))
  }

  /// A delegate of one kind that another recognizer is given lets it be.
  @Test func othersAreLetBe() {
    let delegate = GenericRxGestureRecognizerDelegate<UITapGestureRecognizer>()
    delegate.beginPolicy = .never
    let pan = UIPanGestureRecognizer()
    #expect(delegate.gestureRecognizerShouldBegin(pan))
    #expect(!delegate.gestureRecognizer(pan, shouldRequireFailureOf: pan))
    #expect(delegate.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: pan))
  }
}
