import Testing
import WeirBinding

/// The reactive side of buttons.
@Suite @MainActor struct UIButtonTests {
  private let bag = DisposeBag()
  private let log = Log()

  @Test func tapsArePersonsTaps() throws {
    let button = UIButton()
    button.rx.tap.map { "tap" }.subscribe(log) ~ bag
    button.rx.primaryAction.map { "primary" }.subscribe(log) ~ bag
    try button.person(does: .tap())
    #expect(log.lines.sorted() == ["primary", "tap"])
  }

  @Test func aDisabledButtonIsNotTapped() {
    let (button, isEnabled) = (UIButton(), BehaviorRelay(value: false))
    isEnabled ~> button.rx.isEnabled ~ bag
    button.rx.tap.map { "tap" }.subscribe(log) ~ bag
    #expect(throws: PersonRefusal.self) { try button.person(does: .tap()) }
    #expect(log.lines.isEmpty)
  }

  @Test func titlesAndPicturesByState() {
    let (button, image) = (UIButton(), UIImage(named: "star"))
    Observable.just("On") ~> button.rx.title(for: .selected) ~ bag
    Observable.just("Off") ~> button.rx.title() ~ bag
    Observable.just(image) ~> button.rx.image(for: .selected) ~ bag
    Observable.just(image) ~> button.rx.backgroundImage() ~ bag
    Observable.just(NSAttributedString(string: "A")) ~> button.rx.attributedTitle(for: .highlighted) ~ bag
    #expect(button.title(for: .selected) == "On")
    #expect(button.title(for: .normal) == "Off")
    #expect(button.image(for: .selected) == image)
    #expect(button.backgroundImage(for: .normal) == image)
    #expect(button.attributedTitle(for: .highlighted)?.string == "A")
  }
}
