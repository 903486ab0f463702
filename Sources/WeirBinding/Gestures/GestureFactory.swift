/// Sets up a recognizer that `rx` has made, and how its delegate answers.
public typealias GestureConfiguration<Gesture: UIGestureRecognizer> =
  @MainActor @Sendable (Gesture, GenericRxGestureRecognizerDelegate<Gesture>) -> Void

/// Makes gesture recognizers of a kind, one for each subscription (RxGesture's `Factory`).
public struct GestureFactory<Gesture: UIGestureRecognizer>: Sendable {
  let make: @MainActor @Sendable () -> Gesture

  /// Makes recognizers by a closure, and sets them up.
  public init(
    _ make: @escaping @MainActor @Sendable () -> Gesture, configuration: GestureConfiguration<Gesture>? = nil
  ) {
    self.make = {
      let gesture = make()
      let delegate = GenericRxGestureRecognizerDelegate<Gesture>()
      gesture.delegate = delegate
      // The recognizer does not keep its delegate.
      _ = Attached.set(delegate, of: gesture)
      configuration?(gesture, delegate)
      return gesture
    }
  }

  /// The same as a maker of any recognizers, for `anyGesture`.
  public var asAny: AnyGestureFactory { AnyGestureFactory(made: make) }

  private init(made make: @escaping @MainActor @Sendable () -> Gesture) { self.make = make }
}

/// Makes recognizers of any kind.
public typealias AnyGestureFactory = GestureFactory<UIGestureRecognizer>

extension GestureFactory where Gesture == UIGestureRecognizer {
  fileprivate init<Other: UIGestureRecognizer>(made make: @escaping @MainActor @Sendable () -> Other) {
    self.init(made: { make() as UIGestureRecognizer })
  }

  /// Of taps.
  public static func tap(configuration: GestureConfiguration<UITapGestureRecognizer>? = nil) -> AnyGestureFactory {
    GestureFactory<UITapGestureRecognizer>({ UITapGestureRecognizer() }, configuration: configuration).asAny
  }

  /// Of long presses.
  public static func longPress(
    configuration: GestureConfiguration<UILongPressGestureRecognizer>? = nil
  ) -> AnyGestureFactory {
    GestureFactory<UILongPressGestureRecognizer>({ UILongPressGestureRecognizer() }, configuration: configuration).asAny
  }

  /// Of drags.
  public static func pan(configuration: GestureConfiguration<UIPanGestureRecognizer>? = nil) -> AnyGestureFactory {
    GestureFactory<UIPanGestureRecognizer>({ UIPanGestureRecognizer() }, configuration: configuration).asAny
  }

  /// Of drags that come in from an edge of the screen.
  public static func screenEdgePan(
    configuration: GestureConfiguration<UIScreenEdgePanGestureRecognizer>? = nil
  ) -> AnyGestureFactory {
    GestureFactory<UIScreenEdgePanGestureRecognizer>(
      { UIScreenEdgePanGestureRecognizer() }, configuration: configuration
    ).asAny
  }

  /// Of swipes in a direction.
  public static func swipe(
    direction: UISwipeGestureRecognizer.Direction,
    configuration: GestureConfiguration<UISwipeGestureRecognizer>? = nil
  ) -> AnyGestureFactory {
    GestureFactory<UISwipeGestureRecognizer>.swipes(direction, configuration).asAny
  }
}

extension GestureFactory where Gesture == UISwipeGestureRecognizer {
  static func swipes(
    _ direction: UISwipeGestureRecognizer.Direction, _ configuration: GestureConfiguration<UISwipeGestureRecognizer>?
  ) -> GestureFactory {
    let make: @MainActor @Sendable () -> UISwipeGestureRecognizer = {
      let gesture = UISwipeGestureRecognizer()
      gesture.direction = direction
      return gesture
    }
    return GestureFactory(make, configuration: configuration)
  }
}
