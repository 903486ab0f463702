import Testing
import WeirBinding

/// The reactive side of bar buttons.
@Suite @MainActor struct UIBarButtonItemTests {
  private let bag = DisposeBag()
  private let log = Log()

  @MainActor
  private final class Target {
    var taps = 0
    func tapped() { taps += 1 }
  }

  @Test func tapsAreSent() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain)
    item.rx.tap.map { "tap" }.subscribe(log) ~ bag
    item.rx.tap.map { "second" }.subscribe(log) ~ bag
    try item.personTaps()
    #expect(log.lines == ["tap", "second"])
  }

  @Test func theOwnActionGoesOn() throws {
    let target = Target()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: target, action: Target.tapped)
    item.rx.tap.map { "tap" }.subscribe(log) ~ bag
    try item.personTaps()
    #expect(target.taps == 1)
    #expect(log.lines == ["tap"])
  }

  @Test func aDisabledItemIsNotTapped() {
    let (item, isEnabled) = (UIBarButtonItem(title: "Save", style: .plain), BehaviorRelay(value: false))
    isEnabled ~> item.rx.isEnabled ~ bag
    item.rx.tap.map { "tap" }.subscribe(log) ~ bag
    #expect(throws: PersonRefusal.self) { try item.personTaps() }
    #expect(log.lines.isEmpty)
  }

  @Test func theStreamEndsWithTheItem() {
    var item: UIBarButtonItem? = UIBarButtonItem(title: "Save", style: .plain)
    item?.rx.tap.map { "tap" }.subscribe(log) ~ bag
    item = nil
    #expect(log.lines == ["completed"])
  }

  @Test func titlesAreBound() {
    let item = UIBarButtonItem(title: nil, style: .plain)
    Observable.just("Done") ~> item.rx.title ~ bag
    #expect(item.title == "Done")
  }
}
