import Testing
import WeirBinding

/// The snippets of the guide of WeirBinding, compiled and run; `BindingGuideTests` keeps both equal.
@Suite @MainActor struct BindingSnippetTests {
  private let bag = DisposeBag()

  @Test func aScreen() throws {
    let viewModel = LoginViewModel()
    let controller = LoginViewController(viewModel: viewModel)
    var logIns = 0
    viewModel.logIn.bind { logIns += 1 } ~ bag
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()

    #expect(!controller.button.isEnabled)
    try controller.nameField.person(does: .type("Ann"))
    #expect(viewModel.name.value == "Ann")
    #expect(controller.button.isEnabled)
    try controller.button.person(does: .tap())
    #expect(logIns == 1)
    controller.view.layoutIfNeeded()
    #expect(controller.nameField.frame.minX == 16)
    #expect(controller.nameField.frame.width == 268)
  }

  @Test func gestures() throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let lines = try Printed.lines {
      let picture = UIImageView()
      picture.rx.tapGesture { tap, delegate in
        tap.numberOfTapsRequired = 2
        delegate.simultaneousRecognitionPolicy = .never
      }
      .when(.recognized).asLocation(in: .superview).bind { print($0) } ~ bag
      container.addSubview(picture)
      picture.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      try picture.person(does: .tap(count: 2))
    }
    #expect(lines == ["\(CGPoint(x: 60, y: 45))"])
  }

  @Test func twoWay() {
    let lines = Printed.lines {
      let volume = BehaviorRelay<Float>(value: 0.5)
      let slider = UISlider()
      volume <~> slider.rx.value ~ bag
      slider.rx.value.onNext(0.75)
      slider.sendActions(for: .valueChanged)  // as when the person has moved it
      print(volume.value)  // 0.75
    }
    #expect(lines == ["0.75"])
  }

  @Test func lists() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let table = UITableView(frame: window.bounds, style: .plain)
    window.isHidden = false
    window.addSubview(table)
    let lines = try Printed.lines {
      let names = BehaviorRelay(value: ["Ann", "Bob"])
      table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      names.bind(to: table.rx.items(cellIdentifier: "name")) { row, name, cell in
        cell.textLabel?.text = name
      } ~ bag
      table.rx.modelSelected(String.self).bind { print($0) } ~ bag
      table.layoutIfNeeded()
      try table.person(does: .row(IndexPath(row: 1, section: 0), .tap))
    }
    #expect(lines == ["Bob"])
  }

  @Test func lifecycle() {
    let lines = Printed.lines {
      let controller = UIViewController()
      controller.rx.viewDidLoad.bind { print("loaded") } ~ controller.rx.disposeBag
      controller.loadViewIfNeeded()  // prints "loaded"
    }
    #expect(lines == ["loaded"])
  }

  @Test func layout() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let lines = Printed.lines {
      let title = UILabel()
      title.layout.adhere(to: container).make {
        $0.left.equalToSuperview().offset(10)
        $0.top.equalToSuperview()
        $0.width.between(100...200).labeled("title.width")
        $0.height.equalTo(20).priority(.high)
      }
      title.layout.update { $0.left.equalToSuperview().offset(30) }
      container.layoutIfNeeded()
      print(title.frame.minX)  // 30.0
    }
    #expect(lines == ["30.0"])
  }
}

@MainActor
final class LoginViewModel {
  let name = BehaviorRelay(value: "")
  let logIn = PublishRelay<Void>()
  let canLogIn: Driver<Bool>

  init() {
    canLogIn = name.map { $0.count > 2 }.asDriver(onErrorJustReturn: false)
  }
}

final class LoginViewController: UIViewController {
  let nameField = UITextField()
  let button = UIButton(type: .system)
  private let viewModel: LoginViewModel
  private let disposeBag = DisposeBag()

  init(viewModel: LoginViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.layout.adhere(to: view).make {
      $0.left.right.equalToSafeArea().inset(16)
      $0.top.equalToSafeArea().offset(20)
    }
    button.layout.adhere(to: view).make {
      $0.top.equalTo(nameField.layout.bottom).offset(12)
      $0.centerX.equalToSuperview()
    }

    nameField <~> viewModel.name ~ disposeBag
    viewModel.canLogIn ~> button.rx.isEnabled ~ disposeBag
    button.rx.tap ~> viewModel.logIn ~ disposeBag
  }
}
