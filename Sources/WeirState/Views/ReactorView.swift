/// A view of a reactor: binds what the person does to the actions, and the state to what is shown.
///
/// Setting `reactor` gives the view a fresh bag, which ends the old bindings, and calls `bind(reactor:)` once. A conforming
/// class only has `disposeBag` and `bind(reactor:)`; the reactor is kept beside it (see `AttachmentHolder`), and released
/// with it where it is a view or a view controller of WeirUI or UIKit.
@preconcurrency
@MainActor
public protocol ReactorView<Reactor>: AnyObject {
  /// The type of the reactor.
  associatedtype Reactor: WeirState.Reactor

  /// The bag of the bindings; a fresh one for each reactor.
  var disposeBag: DisposeBag { get set }

  /// The reactor; setting it binds it.
  var reactor: Reactor? { get set }

  /// Makes the bindings; called by setting `reactor`, not by hand.
  func bind(reactor: Reactor)
}

#if !canImport(SwiftUI)
  /// The name that `ReactorView` had at first; left out where it would hide SwiftUI's.
  public typealias View = ReactorView
#endif

extension ReactorView {
  /// The reactor; setting it binds it.
  public var reactor: Reactor? {
    get { binding.reactor }
    set {
      binding.reactor = newValue
      disposeBag = DisposeBag()
      newValue.map(bind(reactor:))
    }
  }

  var binding: ReactorBinding<Reactor> {
    AttachmentTable.views.value(for: self) { ReactorBinding<Reactor>() }
  }
}

/// The reactor of a view, kept beside it.
@MainActor
final class ReactorBinding<Owner: Reactor> {
  var reactor: Owner?
  var isBound = false
  /// The screen was asked to say when its view has loaded.
  var isWaiting = false

  nonisolated init() {}
}
