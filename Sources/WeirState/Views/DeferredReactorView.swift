/// A view that is bound when it has loaded: a view controller.
///
/// Setting `reactor` before that binds nothing yet. A view controller, of UIKit or of WeirUI, is bound after its
/// `viewDidLoad` where WeirBinding is a part of the program, with nothing more to do. In other classes whoever loads the
/// view says by `isReadyToBind` whether it has loaded, and calls `performBinding()` then.
@preconcurrency
@MainActor
public protocol DeferredReactorView: ReactorView {
  /// Whether the view has loaded, so that its parts can be bound; true for what is no view controller, unless it says
  /// otherwise.
  var isReadyToBind: Bool { get }

  /// Binds the reactor, where there is one, the view has loaded, and it is not bound yet.
  func performBinding()
}

extension DeferredReactorView {
  /// Whether the view has loaded.
  public var isReadyToBind: Bool { (self as? any LoadingScreen)?.isViewLoaded ?? true }

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
    guard let reactor = binding.reactor, !binding.isBound else { return }
    guard isReadyToBind else { return waitForView(binding) }
    binding.isBound = true
    bind(reactor: reactor)
  }

  private func waitForView(_ binding: ReactorBinding<Reactor>) {
    guard !binding.isWaiting, let screen = self as? any LoadingScreen else { return }
    binding.isWaiting = true
    screen.whenViewHasLoaded { [weak self] in
      binding.isWaiting = false
      self?.performBinding()
    }
  }
}
