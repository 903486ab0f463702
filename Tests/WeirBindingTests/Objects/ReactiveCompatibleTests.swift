import Testing
import WeirBinding

/// Each property of the objects of screens that can be set has a binder.
@Suite @MainActor struct ReactiveCompatibleTests {
  private let bag = DisposeBag()

  @Test func ofViewsAndControllers() {
    let (view, controller) = (UIView(), UIViewController())
    Observable.just(0.5) ~> view.rx.alpha ~ bag
    Observable.just(UIColor.red) ~> view.rx.backgroundColor ~ bag
    Observable.just("t") ~> controller.rx.title ~ bag
    Observable.just(true) ~> controller.rx.isModalInPresentation ~ bag
    #expect(view.alpha == 0.5 && view.backgroundColor == .red)
    #expect(controller.title == "t" && controller.isModalInPresentation)
  }

  @Test func ofItems() {
    let (tab, item) = (UITabBarItem(title: nil, image: nil, tag: 0), UINavigationItem(title: "a"))
    Observable.just("3") ~> tab.rx.badgeValue ~ bag
    Observable.just("b") ~> item.rx.title ~ bag
    #expect(tab.badgeValue == "3" && item.title == "b")
  }

  @Test func ofAlertsAndMenus() {
    let (alert, action) = (UIAlertAction(title: "ok", style: .default), UIAction { _ in })
    Observable.just(false) ~> alert.rx.isEnabled ~ bag
    Observable.just("t") ~> action.rx.title ~ bag
    #expect(!alert.isEnabled && action.title == "t")
  }

  @Test func ofLayout() {
    let (guide, view) = (UILayoutGuide(), UIView())
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    Observable.just("g") ~> guide.rx.identifier ~ bag
    Observable.just(7) ~> constraint.rx.constant ~ bag
    Observable.just(4) ~> view.layer.rx.cornerRadius ~ bag
    #expect(guide.identifier == "g" && constraint.constant == 7 && view.layer.cornerRadius == 4)
  }

  @Test func ofGestures() {
    let tap = UITapGestureRecognizer()
    Observable.just(false) ~> tap.rx.isEnabled ~ bag
    #expect(!tap.isEnabled)
  }

  /// A binder keeps nothing alive.
  @Test func theObjectIsReleased() {
    let titles = BehaviorRelay<String?>(value: "a")
    weak var leaked: UIAlertAction?
    do {
      let action = UIAlertAction(title: nil, style: .cancel)
      titles.map { $0 != nil } ~> action.rx.isEnabled ~ bag
      leaked = action
    }
    #expect(leaked == nil)
    titles.accept(nil)
  }
}
