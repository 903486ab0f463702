public import Foundation
import WeirReporting

#if canImport(UIKit)
  public import UIKit
#endif

/// A screen with its view model (RxController).
///
///     final class NameViewController: RxViewController<NameViewModel> {
///       private let nameLabel = UILabel()
///
///       override func subviews() -> [UIView] { [nameLabel] }
///       override func createConstraints() { nameLabel.layout.edges() }
///       override func bind() -> [Disposable] { [viewModel.name ~> nameLabel.rx.text] }
///     }
///
///     NameViewController(viewModel: NameViewModel())
///
/// When the view has been loaded, `subviews`, `createConstraints` and `bind` are called in this order. The view model hears
/// of each step of the lifecycle after the method of the controller has returned.
@preconcurrency @MainActor
open class RxViewController<ViewModel: RxViewModel>: UIViewController, RxViewModelHolder {
  /// The view model.
  public let viewModel: ViewModel
  /// What ends with the controller.
  public let disposeBag = DisposeBag()
  /// The scheduler of the main queue.
  public let mainScheduler = MainScheduler.instance
  /// The view model that its own one was put below because the controllers are so.
  var containerNode: EventNode?

  var rxViewModel: RxViewModel { viewModel }

  /// Makes a screen with its view model.
  public init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    listenToLifecycle()
  }

  /// Makes nothing, and reports it: there is no view model in a storyboard.
  public required init?(coder: NSCoder) {
    WeirDiagnostics.report(
      "RxViewController", rule: "it is made with its view model", value: "\(Self.self) was read from a storyboard",
      remedy: "call init(viewModel:)")
    return nil
  }

  /// Adds the subviews, and binds the view model to them.
  ///
  /// An override calls `super` first.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for subview in subviews() { view.addSubview(subview) }
    createConstraints()
    for binding in bind() { binding.disposed(by: disposeBag) }
  }

  /// The views to put into the root view, the rearmost first; none unless overridden.
  open func subviews() -> [UIView] { [] }

  /// Says where the subviews are, once they are in the root view; does nothing unless overridden.
  open func createConstraints() {}

  /// Connects the views to the view model; what it gives ends with the controller.
  open func bind() -> [any Disposable] { [] }

  // MARK: Children

  /// Adds a screen, with its view in the root view, and its view model below this one.
  ///
  /// The view model is added before the child's view is loaded.
  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    guard takeIn(childController) else { return }
    childController.view.frame = view.bounds
    view.addSubview(childController.view)
    childController.didMove(toParent: self)
  }

  /// Adds a screen, with its view filling a view of this screen, and its view model below this one.
  ///
  /// The view model is added before the child's view is loaded.
  open func addChild(_ childController: UIViewController, to containerView: UIView) {
    super.addChild(childController)
    guard takeIn(childController) else { return }
    containerView.addSubview(childController.view)
    childController.view.fillSuperview()
    childController.didMove(toParent: self)
  }

  /// Takes the view model out of the one that it was put below with the controllers, when it leaves that controller.
  ///
  /// An override calls `super`.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    leave(unlessIn: parent)
  }
}
