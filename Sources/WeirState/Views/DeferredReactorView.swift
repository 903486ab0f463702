/// A view that is bound when it has loaded: a view controller.
///
/// Setting `reactor` before that binds nothing yet. Whoever loads the view calls `performBinding()` then; modules that know
/// screens do so after `viewDidLoad`, and say by `isReadyToBind` whether the view has loaded.
@preconcurrency
@MainActor
public protocol DeferredReactorView: ReactorView {
  /// Whether the view has loaded, so that its parts can be bound; true where nobody says otherwise.
  var isReadyToBind: Bool { get }

  /// Binds the reactor, where there is one, the view has loaded, and it is not bound yet.
  func performBinding()
}

extension DeferredReactorView {
  /// Whether the view has loaded.
  public var isReadyToBind: Bool { true }

  /// The reactor; setting it binds it, now or when the view has loaded.
  public var reactor: Reactor? {
    get { binding.reactor }
    set {
      binding.reactor = newValue
      binding.isBound = false
      disposeBag = DisposeBag()
      performBinding()
    }
  }

  /// Binds the reactor, where there is one, the view has loaded, and it is not bound yet.
  public func performBinding() {
    let binding = binding
    guard let reactor = binding.reactor, !binding.isBound, isReadyToBind else { return }
    binding.isBound = true
    bind(reactor: reactor)
  }
}
