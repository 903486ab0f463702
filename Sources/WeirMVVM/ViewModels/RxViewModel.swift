public import Foundation
import WeirReporting

/// What a screen shows and does, apart from its views (RxController).
///
///     final class NameViewModel: RxViewModel {
///       private let nameRelay = BehaviorRelay<String?>(value: nil)
///       var name: Observable<String?> { nameRelay.asObservable() }
///
///       override func prepareForParentEvents() {
///         bindParentEvents(to: nameRelay, with: InfoEvent.name)
///       }
///     }
///
/// On the main actor; its relays may be sent to on any thread. Below a parent it exchanges events with the parent and its
/// siblings, and its steps reach the flow of the parent. It does not keep its parent or its children alive.
@preconcurrency @MainActor
open class RxViewModel: NSObject, Stepper {
  /// Where it sends its steps; they go on to the steps of its parent, and so to the flow.
  public nonisolated let steps = PublishRelay<any Step>()
  /// Its own events, which its children share.
  public nonisolated let events: RxControllerEventRelay
  /// The events of its parent: those of the parent that it has at the time.
  ///
  /// It may be listened to at any time, also in `init`: what is listened to before there is a parent is heard once there is
  /// one, and moves along to another one.
  public nonisolated let parentEvents: RxControllerEventRelay
  /// What ends with it.
  public nonisolated let disposeBag = DisposeBag()

  nonisolated let node: EventNode
  let lifecycle = Lifecycle()
  private var isPrepared = false

  /// Makes a view model without a parent.
  public override init() {
    node = EventNode(steps: steps)
    events = RxControllerEventRelay(node, .own)
    parentEvents = RxControllerEventRelay(node, .parent)
    super.init()
    node.owner = Swift.type(of: self)
  }

  deinit {
    let node = node
    OnMain.run { node.close() }
  }

  /// Called when it has got its first parent, to listen to the parent's events; does nothing unless overridden.
  ///
  /// It is called once: what listens to `parentEvents` moves along when the view model does.
  open func prepareForParentEvents() {}

  /// Makes this the parent of a view model.
  ///
  /// One that has another parent leaves it. What it listens to at `parentEvents` is sent the last value that each event has
  /// had here, once; nobody else gets anything. It changes nothing where this is the parent already; what would make a view
  /// model its own ancestor is reported and not done.
  public func addChild(_ viewModel: RxViewModel) {
    guard !node.isInside(viewModel.node) else { return reportCircle(viewModel) }
    viewModel.node.move(below: node)
    guard !viewModel.isPrepared else { return }
    viewModel.isPrepared = true
    viewModel.prepareForParentEvents()
  }

  /// Makes this the parent of view models, in their order.
  public func addChildren(_ viewModels: RxViewModel...) {
    for viewModel in viewModels { addChild(viewModel) }
  }

  /// Leaves its parent: it hears and sends no events of it any more, and its steps stay its own.
  public func removeFromParent() { node.move(below: nil) }

  private func reportCircle(_ viewModel: RxViewModel) {
    WeirDiagnostics.report(
      "RxViewModel", rule: "a view model is not its own ancestor",
      value: "\(Swift.type(of: viewModel)) was added to \(Swift.type(of: self)), which is or is below it",
      remedy: "add it to a view model outside of it")
  }
}

extension RxViewModel: RxControllerEventBinder, RxControllerEventRouter {}
