#if !canImport(UIKit)
  public import Foundation

  /// What looks for a gesture in a view (UIKit).
  ///
  /// The view keeps it; it keeps neither the view, nor its targets, nor its delegate.
  @preconcurrency @MainActor
  open class UIGestureRecognizer: AttachmentHolder {
    package nonisolated(unsafe) final var attachments: Attachments?

    /// How far a gesture has come (UIKit).
    public enum State: Int, Sendable {
      /// It may still come.
      case possible
      /// It has begun.
      case began
      /// It goes on.
      case changed
      /// It has ended, or, where it takes no time, was made.
      case ended
      /// It was broken off.
      case cancelled
      /// It was another one.
      case failed
      /// It was made.
      public static let recognized = State.ended
    }

    /// How far the gesture has come.
    public internal(set) final var state = State.possible
    /// The view in which it looks.
    public internal(set) final weak var view: UIView?
    /// Who is asked whether it may begin.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether it looks for anything.
    open var isEnabled = true
    /// Whether the view does not get the touch once the gesture is made.
    open var cancelsTouchesInView = true
    /// Whether the view gets the beginning of a touch late.
    open var delaysTouchesBegan = false
    /// Whether the view gets the end of a touch late.
    open var delaysTouchesEnded = true
    /// Whether it takes only one kind of touches.
    open var requiresExclusiveTouchType = true
    /// A name to find it by.
    open var name: String?
    /// Where the gesture is, in the view's coordinates.
    final var place: CGPoint?
    private var targets: [(method: TargetAction, token: ObjectIdentifier)] = []
    private final var closures: [@MainActor (UIGestureRecognizer) -> Void] = []
    private var mustFail: [Weak<UIGestureRecognizer>] = []

    /// Makes one that calls nothing yet.
    public init() {}

    /// Makes one that calls a method of an object, which it does not keep.
    public convenience init<Target: AnyObject>(
      target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init()
      if let target { addTarget(target, action: action) }
    }

    /// Makes one that calls a method of an object with itself; it does not keep the object.
    public convenience init<Target: AnyObject, Sender>(
      target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
      self.init()
      if let target { addTarget(target, action: action) }
    }

    /// Makes one that calls a closure, which it keeps.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.init()
      addHandler(handler)
    }

    /// Calls a method of an object too, which it does not keep.
    public final func addTarget<Target: AnyObject>(
      _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      targets.append((TargetAction(target) { target, _, _ in action(target)() }, ObjectIdentifier(target)))
    }

    /// Calls a method of an object with itself too; it does not keep the object.
    public final func addTarget<Target: AnyObject, Sender>(
      _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
      let method = TargetAction(target) { target, sender, _ in
        if let sender = sender as? Sender { action(target)(sender) }
      }
      targets.append((method, ObjectIdentifier(target)))
    }

    /// Calls a closure too, which it keeps.
    public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      closures.append(handler)
    }

    /// Calls no methods of an object any more; nil is any object, and the closures too.
    public final func removeTarget(_ target: AnyObject?) {
      targets.removeAll { target == nil || $0.token == target.map(ObjectIdentifier.init) }
      if target == nil { closures = [] }
    }

    /// Lets the gesture be made only where another one was not.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
      mustFail.append(Weak(otherGestureRecognizer))
    }

    /// Whether it waits for another one to fail.
    final func waits(for other: UIGestureRecognizer) -> Bool { mustFail.contains { $0.object === other } }

    /// Where the gesture is, in the coordinates of a view, or of the topmost view where that is nil.
    open func location(in view: UIView?) -> CGPoint {
      guard let own = self.view else { return place ?? .zero }
      let middle = CGPoint(x: own.bounds.midX, y: own.bounds.midY)
      return own.convert(place ?? middle, to: view)
    }

    /// Goes to a state and tells the targets.
    final func tell(_ state: State) {
      self.state = state
      let (targets, closures) = (self.targets, self.closures)
      for target in targets { target.method.call(sender: self, event: nil) }
      for closure in closures { closure(self) }
    }

    /// Whether an act is the gesture that it looks for.
    func matches(_ act: PersonAct) -> Bool { false }

    /// Goes through the states of the gesture.
    func recognize(_ act: PersonAct) {
      tell(.ended)
      state = .possible
    }
  }

  extension UIGestureRecognizer: Equatable, Hashable {
    /// Whether both are the same object.
    public nonisolated static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
      left === right
    }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// An object that is not kept.
  struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object?) { self.object = object }
  }
#endif
