import Testing
import WeirBinding

/// What all views have, and a view model of the main actor without annotations.
@Suite @MainActor struct UIViewTests {
  private let bag = DisposeBag()

  @Test func aViewBecomesTheFirstResponderAndGivesUp() {
    let (window, field) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UITextField())
    window.isHidden = false
    window.addSubview(field)
    let edits = BehaviorRelay(value: true)
    edits ~> field.rx.isFirstResponder ~ bag
    #expect(field.isFirstResponder)
    edits.accept(false)
    #expect(!field.isFirstResponder)
  }

  @Test func constraintsAreBound() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    Observable.just(20) ~> width.rx.constant ~ bag
    Observable.just(true) ~> width.rx.isActive ~ bag
    #expect(width.constant == 20)
    #expect(width.isActive)
  }

  @Test func aBinderKeepsNoViewAlive() {
    var view: UIView? = UIView()
    weak let leaked = view
    let subject = PublishSubject<Bool>()
    if let view { subject ~> view.rx.isHidden ~ bag }
    view = nil
    #expect(leaked == nil)
    subject.onNext(true)
  }

  @Test func aClassOfTheMainActorNeedsNoAnnotation() throws {
    let screen = CounterScreen()
    screen.loadViewIfNeeded()
    try screen.button.person(does: .tap())
    try screen.button.person(does: .tap())
    #expect(screen.label.text == "2")
    #expect(screen.total == 2)
    #expect(!screen.button.isEnabled)
  }
}

private final class CounterScreen: UIViewController {
  let label = UILabel()
  let button = UIButton()
  private(set) var total = 0
  private let count = BehaviorRelay(value: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    label.layout.adhere(to: view).make { $0.center.equalToSuperview() }
    button.layout.adhere(to: view).make {
      $0.centerX.equalToSuperview()
      $0.top.equalTo(label.layout.bottom).offset(8)
    }
    button.rx.tap
      .bind { [unowned self] in
        total += 1
        count.accept(count.value + 1)
      } ~ rx.disposeBag
    count.map { "\($0)" } ~> label.rx.text ~ rx.disposeBag
    count.map { $0 < 2 } ~> button.rx.isEnabled ~ rx.disposeBag
  }
}
