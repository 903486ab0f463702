#if !canImport(UIKit)
  public import Foundation

  /// What a transition says of itself to the closures that run with it (UIKit).
  @preconcurrency @MainActor
  public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it is seen moving.
    var isAnimated: Bool { get }
    /// Whether a finger moved it when it began.
    var initiallyInteractive: Bool { get }
    /// Whether a finger moves it now.
    var isInteractive: Bool { get }
    /// Whether it was given up.
    var isCancelled: Bool { get }
    /// How long it takes.
    var transitionDuration: TimeInterval { get }
    /// How much of it is done.
    var percentComplete: CGFloat { get }
    /// The controller that leaves or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  }

  /// Which controller of a transition is meant (UIKit).
  public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that leaves.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that comes.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
  }

  /// What runs closures along with a transition (UIKit).
  @preconcurrency @MainActor
  public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs a closure when it begins, and another when it has ended.
    @discardableResult func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs a closure when the finger leaves it.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  }

  /// The coordinator of one transition.
  @MainActor
  final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private weak var transition: ScreenTransition?
    let isAnimated: Bool
    let initiallyInteractive: Bool
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private var hasBegun = false
    private var hasEnded = false
    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []

    init(_ transition: ScreenTransition) {
      self.transition = transition
      isAnimated = transition.isAnimated
      initiallyInteractive = transition.isInteractive
      isInteractive = transition.isInteractive
    }

    /// Makes one for a change of size, which is no transition between screens.
    init(isAnimated: Bool) {
      self.isAnimated = isAnimated
      initiallyInteractive = false
      isInteractive = false
    }

    var transitionDuration: TimeInterval { isAnimated ? 0.35 : 0 }
    var percentComplete: CGFloat { CGFloat(transition?.percentComplete ?? 1) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      switch key {
      case .from: transition?.from
      case .to: transition?.to
      default: nil
      }
    }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
      guard !hasEnded else { return false }
      if let completion { completions.append(completion) }
      if let animation { if hasBegun { animation(self) } else { animations.append(animation) } }
      return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
      if !hasEnded { interactionHandlers.append(handler) }
    }

    /// Both views are in place.
    func begin() {
      hasBegun = true
      let waiting = animations
      animations = []
      for animation in waiting { animation(self) }
    }

    /// The finger has left, or it was given up.
    func interactionEnds(isCancelled: Bool) {
      guard isInteractive else { return }
      self.isCancelled = isCancelled
      isInteractive = false
      let waiting = interactionHandlers
      interactionHandlers = []
      for handler in waiting { handler(self) }
    }

    func end() {
      guard !hasEnded else { return }
      hasEnded = true
      if let transition { isCancelled = transition.state == .cancelled }
      let waiting = completions
      completions = []
      for completion in waiting { completion(self) }
    }
  }
#endif
