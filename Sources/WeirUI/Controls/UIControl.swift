#if !canImport(UIKit)
  public import Foundation

  /// A view that a person acts on, and that tells of it by events (UIKit).
  ///
  /// Whoever listens is called in the order of registration. A target is not kept; an action is.
  @preconcurrency @MainActor
  open class UIControl: UIView {
    /// Whether a person can act on it.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
    /// Whether it is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether it is shown as pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// Where its content lies across.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Where its content lies down.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// Whether a touch that began in it goes on.
    public internal(set) final var isTracking = false
    /// Whether that touch is inside it.
    public internal(set) final var isTouchInside = false
    /// Whether a tap shows the menu.
    open var showsMenuAsPrimaryAction = false
    /// Who listens, in order.
    final var listeners: [ControlListener] = []

    /// What it is: enabled, chosen, pressed.
    open var state: State {
      var state: State = []
      if !isEnabled { state.insert(.disabled) }
      if isSelected { state.insert(.selected) }
      if isHighlighted { state.insert(.highlighted) }
      return state
    }

    /// Makes a control with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a control; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a control that calls an action when it is used.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
      self.init(frame: frame)
      if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Called after the state has changed.
    func stateChanged() { setNeedsLayout() }

    /// Calls what listens to any of the events, once each, in the order of registration.
    ///
    /// Works on a disabled control too: it is the person who cannot use that one. What is taken away meanwhile is not called.
    open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

    /// Calls an action on behalf of this control; a subclass may look at it first.
    open func sendAction(_ action: UIAction) { action.performWithSender(self) }

    /// Does what a person asks, where the control is enabled: a tap presses it and lifts the finger inside.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      guard isEnabled else { throw refusal(.disabled, act) }
      guard case .tap = act else { return try super.handle(act) }
      if !recognizeGestures(act) { try takeTouch(act, from: self) }
    }

    override var takesTouchesFromInside: Bool { true }

    override func takeTouch(_ act: PersonAct, from view: UIView) throws(PersonRefusal) {
      guard isEnabled else { throw refusal(.disabled, act) }
      guard case .tap(let count) = act else { return try passTouchOn(act) }
      for _ in 0..<max(count, 1) { tap() }
    }

    /// What a tap does.
    func tap() {
      press()
      lift(.touchUpInside)
    }

    /// Puts the finger down.
    func press() {
      (isTracking, isTouchInside, isHighlighted) = (true, true, true)
      sendActions(for: .touchDown)
    }

    /// Lifts the finger.
    func lift(_ event: Event) {
      (isTracking, isTouchInside, isHighlighted) = (false, false, false)
      sendActions(for: event)
    }

    /// Tells that a person has changed the value.
    func sendValueChanged() {
      sendActions(for: .valueChanged)
      sendActions(for: .primaryActionTriggered)
    }
  }
#endif
