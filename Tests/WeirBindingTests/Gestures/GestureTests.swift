import Foundation
import Testing
import WeirBinding

/// Gestures that `rx` makes for a view.
@Suite @MainActor struct GestureTests {
  private let bag = DisposeBag()
  private let log = Log()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  private func states<Gesture: UIGestureRecognizer>(_ gestures: ControlEvent<Gesture>) -> any Disposable {
    let log = log
    return gestures.bind { log("\($0.state)") }
  }

  @Test func aTapIsSentAfterTheRecognizerItself() throws {
    states(view.rx.tapGesture()) ~ bag
    #expect(log.take() == ["possible"])
    try view.person(does: .tap())
    #expect(log.take() == ["ended"])
  }

  @Test func everyStateCanBePicked() throws {
    let (view, log) = (view, log)
    view.rx.panGesture().when(.began, .changed).bind { log("\($0.state)") } ~ bag
    view.rx.longPressGesture().when(.recognized).bind { _ in log("pressed") } ~ bag
    try view.person(does: .drag(x: 3, y: 4))
    try view.person(does: .longPress)
    #expect(log.lines == ["began", "changed", "pressed"])
  }

  @Test func aRecognizerComesAndGoesWithItsSubscription() {
    let label = UILabel()
    label.isUserInteractionEnabled = false
    let taps = label.rx.tapGesture()
    #expect(label.gestureRecognizers?.isEmpty != false, "nobody has subscribed")
    let (first, second) = (states(taps), states(taps))
    #expect(label.gestureRecognizers?.count == 2, "each subscription has its own")
    #expect(label.isUserInteractionEnabled)
    first.dispose()
    #expect(label.gestureRecognizers?.count == 1)
    second.dispose()
    #expect(label.gestureRecognizers?.isEmpty != false)
  }

  @Test func anOwnRecognizerStaysWhileAnyoneListens() throws {
    let tap = UITapGestureRecognizer()
    let first = states(view.rx.gesture(tap))
    let second = states(view.rx.gesture(tap))
    #expect(view.gestureRecognizers?.count == 1)
    first.dispose()
    _ = log.take()
    try view.person(does: .tap())
    #expect(log.lines == ["ended"])
    second.dispose()
    #expect(tap.view == nil)
  }

  @Test func theConfigurationComesFirst() throws {
    states(view.rx.tapGesture { tap, _ in tap.numberOfTapsRequired = 2 }) ~ bag
    try? view.person(does: .tap())
    #expect(log.lines == ["possible"])
    try view.person(does: .tap(count: 2))
    #expect(log.lines == ["possible", "ended"])
  }

  @Test func swipesTellTheirDirection() throws {
    let (view, log) = (view, log)
    view.rx.swipeGesture(.left, .right).when(.recognized).bind { swipe in
      log(swipe.direction == .left ? "left" : "right")
    } ~ bag
    try view.person(does: .swipe(.right))
    try view.person(does: .swipe(.left))
    #expect(throws: PersonRefusal.self) { try view.person(does: .swipe(.up)) }
    #expect(log.lines == ["right", "left"])
  }

  @Test func severalAreOneStream() throws {
    let (view, log) = (view, log)
    view.rx.anyGesture(.tap(), .swipe(direction: .up), .longPress()).when(.ended).bind { gesture in
      log("\(type(of: gesture))")
    } ~ bag
    for act in [.tap(), .longPress, .swipe(.up)] as [PersonAct] { try view.person(does: act) }
    #expect(log.take() == ["UITapGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer"])
  }

  @Test func severalEachInItsState() throws {
    let (view, log) = (view, log)
    view.rx.anyGesture((.pan(), when: .began), (.tap(), when: .ended)).bind { log("\($0.state)") } ~ bag
    try view.person(does: .drag(x: 1, y: 1))
    try view.person(does: .tap())
    #expect(log.lines == ["began", "ended"])
  }

  @Test func placesAreToldInAnyView() throws {
    let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), view)
    outer.addSubview(view)
    let taps = view.rx.tapGesture().when(.recognized)
    for place in [.view, .superview, .this(outer)] as [GestureTargetView] {
      taps.asLocation(in: place).map { "\($0.x) \($0.y)" }.subscribe(log) ~ bag
    }
    try view.person(does: .tap())
    #expect(log.lines == ["50.0 25.0", "60.0 45.0", "60.0 45.0"])
    #expect(GestureTargetView.window.targetView(for: UITapGestureRecognizer()) == nil)
  }

  @Test func dragsTellHowFarTheyHaveCome() throws {
    view.rx.panGesture().when(.changed).asTranslation().map { "\($0.translation)" }.subscribe(log) ~ bag
    try view.person(does: .drag(x: 3, y: -4))
    #expect(log.lines == ["\(CGPoint(x: 3, y: -4))"])
  }

  /// What is read of a recognizer is read on the main actor, wherever the stream has gone before.
  @Test func readingOffTheMainQueueHopsBack() async {
    let (tap, log) = (UITapGestureRecognizer(), log)
    let reads = Observable.just(tap).when(.possible).map { _ in "\(isOnMainQueue())" }
    let subscription = await onAnotherThread { reads.subscribe(log) }
    await mainQueueIsEmpty()
    #expect(log.lines.first == "true")
    subscription.dispose()
  }

  @Test func theViewIsReleased() {
    weak var leaked: UIView?
    do {
      let view = UIView()
      states(view.rx.tapGesture()) ~ bag
      leaked = view
    }
    #expect(leaked == nil)
  }
}
