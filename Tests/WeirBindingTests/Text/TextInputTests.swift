import Testing
import WeirBinding

/// Views that are typed into, as one type.
@Suite @MainActor struct TextInputTests {
  private let bag = DisposeBag()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// A helper as apps have them: for any view that is typed into.
  private func bind<Base>(_ input: TextInput<Base>, _ relay: BehaviorRelay<String>) -> any Disposable {
    let texts = input.text.orEmpty.changed.bind { relay.accept($0) }
    return Disposables.create(relay.bind(to: input.text), texts)
  }

  private func check<View: UIView>(_ view: View, _ input: TextInput<some TextInputControl>) throws {
    let relay = BehaviorRelay(value: "a")
    window.isHidden = false
    window.addSubview(view)
    bind(input, relay) ~ bag
    let isSame = ObjectIdentifier(input.base) == ObjectIdentifier(view)
    #expect(isSame)
    try view.person(does: .type("b"))
    #expect(relay.value == "ab")
  }

  @Test func ofFields() throws {
    let view = UITextField()
    try check(view, view.rx.textInput)
  }

  @Test func ofTextViews() throws {
    let view = UITextView()
    try check(view, view.rx.textInput)
  }

  @Test func ofSearchBars() throws {
    let view = UISearchBar()
    try check(view, view.rx.textInput)
  }

  @Test func itMayBeMadeOfAnyProperty() {
    let (field, label) = (UITextField(), UILabel())
    let property = ControlProperty<String?>(values: Observable.just("x"), valueSink: label.rx.text)
    let input = TextInput(base: field, text: property)
    Observable.just("y") ~> input.text ~ bag
    #expect(label.text == "y")
    #expect(field.text == "")
  }
}
