import Testing
import WeirBinding

/// The reactive side of scroll views.
@Suite @MainActor struct UIScrollViewTests {
  private let bag = DisposeBag()
  private let log = Log()
  private let view: UIScrollView

  init() {
    view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
  }

  private final class Delegate: UIScrollViewDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log("own scroll") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee.y = 40
    }
  }

  @Test func aDragIsToldFromBeginningToEnd() throws {
    let delegate = Delegate(log)
    view.delegate = delegate
    view.rx.willBeginDragging.map { "begin" }.subscribe(log) ~ bag
    view.rx.willEndDragging.map { "ends at \(Int($0.targetContentOffset.y))" }.subscribe(log) ~ bag
    view.rx.didEndDragging.map { "ended \($0)" }.subscribe(log) ~ bag
    view.rx.didScroll.map { "scroll" }.subscribe(log) ~ bag
    view.rx.willBeginDecelerating.map { "decelerates" }.subscribe(log) ~ bag
    view.rx.didEndDecelerating.map { "rests" }.subscribe(log) ~ bag
    try view.person(does: .drag(x: 0, y: -30))
    let expected = [
      "begin", "own scroll", "scroll", "ends at 40", "ended true", "decelerates", "own scroll", "scroll", "rests",
    ]
    #expect(log.lines == expected, "and the delegate's answer counts")
    #expect(view.contentOffset.y == 40)
  }

  @Test func theOffsetIsTwoWay() {
    let relay = BehaviorRelay(value: CGPoint(x: 0, y: 50))
    relay <~> view.rx.contentOffset ~ bag
    #expect(view.contentOffset.y == 50)
    view.contentOffset.y = 70
    #expect(relay.value.y == 70)
    relay.accept(.zero)
    #expect(view.contentOffset == .zero)
  }

  @Test func theOffsetStartsWithThePresentOne() {
    view.contentOffset.y = 5
    view.rx.contentOffset.map { "\(Int($0.y))" }.subscribe(log) ~ bag
    view.contentOffset.y = 6
    #expect(log.lines == ["5", "6"])
  }

  @Test func theBottomIsToldOnceEachTimeItComesInReach() {
    view.rx.reachedBottom.map { "bottom" }.subscribe(log) ~ bag
    view.rx.reachedBottom(within: 200).map { "near" }.subscribe(log) ~ bag
    view.contentOffset.y = 600
    #expect(log.take().isEmpty)
    view.contentOffset.y = 750
    #expect(log.take() == ["near"])
    view.contentOffset.y = 900
    view.contentOffset.y = 905
    #expect(log.take() == ["bottom"])
    view.contentSize.height = 2000
    view.contentOffset.y = 910
    view.contentOffset.y = 1900
    #expect(log.take().sorted() == ["bottom", "near"])
  }

  @Test func theEndOfAnAnimationIsTold() async {
    view.rx.didEndScrollingAnimation.map { "end" }.subscribe(log) ~ bag
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    for _ in 0..<3 { await mainQueueIsEmpty() }
    #expect(log.lines == ["end"])
  }

  @Test func theTopIsToldWhereThePersonAsksForIt() {
    view.contentOffset.y = 10
    view.rx.didScrollToTop.map { "top" }.subscribe(log) ~ bag
    view.scrollToTopForPerson()
    #expect(log.lines == ["top"])
  }

  @Test func aDelegateIsSetForAWhile() {
    let (delegate, other) = (Delegate(log), Delegate(log))
    let setting = view.rx.setDelegate(delegate)
    #expect(view.delegate === delegate)
    view.delegate = other
    setting.dispose()
    #expect(view.delegate === other, "one that was set meanwhile stays")
  }

  @Test func streamsEndWithTheView() {
    do { UIScrollView().rx.contentOffset.skip(1).map { "\($0)" }.subscribe(log) ~ bag }
    #expect(log.lines == ["completed"])
  }
}
