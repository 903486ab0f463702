#if !canImport(UIKit)
  public import Foundation

  /// A button of a navigation bar or toolbar (UIKit).
  ///
  /// The target of an action is not kept. Where it has both, a tap calls the action with a target, and not the primary
  /// action, as in UIKit.
  @preconcurrency @MainActor
  open class UIBarButtonItem: UIBarItem {
    /// How it looks.
    open var style = Style.plain
    /// The view that stands in its place.
    open var customView: UIView?
    /// The width; 0 is that of the title.
    open var width: CGFloat = 0
    /// Its own tint.
    open var tintColor: UIColor?
    /// The titles of which the widest says how wide it is.
    open var possibleTitles: Set<String>?
    /// The menu that it shows: at a tap where it has no action, else when it is held.
    open var menu: UIMenu?
    /// Whether it is shown as chosen.
    open var isSelected = false
    /// Whether it is not shown.
    open var isHidden = false { didSet { onChange?() } }
    /// What a tap calls; its title and picture become the item's.
    open var primaryAction: UIAction? { didSet { takeFromAction() } }
    /// Which of the system's buttons it is, where it is one.
    public internal(set) final var systemItem: SystemItem? { didSet { onChange?() } }
    private var targetAction: TargetAction?
    /// Hears of taps, for a module above.
    package final var watcher: Watcher<BarButtonMoment>?

    /// The object whose method a tap calls.
    public final var target: AnyObject? { targetAction?.target }

    /// Makes a button.
    public override init() { super.init() }

    /// Makes a button; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a button of the system with a closure and a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
      self.init()
      self.systemItem = systemItem
      self.primaryAction = primaryAction
      self.menu = menu
    }

    /// Makes a button with a title, a picture, a closure and a menu.
    public convenience init(
      title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init()
      self.primaryAction = primaryAction
      takeFromAction()
      if let title { self.title = title }
      if let image { self.image = image }
      self.menu = menu
    }

    /// Makes a place for a view.
    public convenience init(customView: UIView) {
      self.init()
      self.customView = customView
    }

    /// Makes a button with a title that calls nothing yet.
    public convenience init(title: String?, style: Style) {
      self.init()
      self.title = title
      self.style = style
    }

    /// Makes a button with a title that calls a method of an object, which it does not keep.
    public convenience init<Target: AnyObject>(
      title: String?, style: Style, target: Target?,
      action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init(title: title, style: style)
      setTarget(target, action: action)
    }

    /// Makes a button with a title that calls a method of an object with the button, which does not keep the object.
    public convenience init<Target: AnyObject>(
      title: String?, style: Style, target: Target?,
      action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
      self.init(title: title, style: style)
      setTarget(target, action: action)
    }

    /// Makes a button with a picture that calls a method of an object, which it does not keep.
    public convenience init<Target: AnyObject>(
      image: UIImage?, style: Style, target: Target?,
      action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init(title: nil, style: style, target: target, action: action)
      self.image = image
    }

    /// Makes a button of the system that calls a method of an object, which it does not keep.
    public convenience init<Target: AnyObject>(
      barButtonSystemItem systemItem: SystemItem, target: Target?,
      action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init(systemItem: systemItem)
      setTarget(target, action: action)
    }

    /// Lets a tap call a method of an object, which it does not keep; nil is nothing.
    public final func setTarget<Target: AnyObject>(
      _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      targetAction = target.map { TargetAction($0) { target, _, _ in action(target)() } }
    }

    /// Lets a tap call a method of an object with the button; it does not keep the object.
    public final func setTarget<Target: AnyObject>(
      _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
      targetAction = target.map { TargetAction($0) { target, sender, _ in (sender as? Self).map(action(target)) } }
    }

    /// Does what a person's tap does: calls the action, as far as the item is enabled.
    ///
    /// Where it has nothing but a menu, a tap only opens that; choose from it then.
    /// - Throws: Why it cannot be tapped, or that it has nothing to call.
    public final func personTaps() throws(PersonRefusal) {
      try checkReach("tap")
      if let customView { return try customView.person(does: .tap()) }
      let method = targetAction.flatMap { $0.target == nil ? nil : $0 }
      if method == nil, primaryAction == nil, menu != nil { return }
      guard method != nil || primaryAction != nil || watcher != nil else { throw refusal(.notSupported, "tap") }
      if let method { method.call(sender: self, event: nil) } else { primaryAction?.performWithSender(self) }
      watcher?(.tap)
    }

    /// Does what a person does who chooses an action of its menu by the title, also in a menu inside.
    /// - Throws: Why it cannot be chosen.
    public final func personChooses(fromMenu title: String) throws(PersonRefusal) {
      let act = "choose '\(title)' from the menu"
      try checkReach(act)
      if let customView { return try customView.person(does: .chooseFromMenu(title)) }
      guard let menu else { throw refusal(.notFound, act) }
      try menu.choice(title) { refusal($0, act) }.performWithSender(self)
    }

    private func checkReach(_ act: String) throws(PersonRefusal) {
      guard !isHidden else { throw refusal(.hidden, act) }
      guard isEnabled else { throw refusal(.disabled, act) }
    }

    private func refusal(_ reason: PersonRefusal.Reason, _ act: String) -> PersonRefusal {
      PersonRefusal(reason, subject: "UIBarButtonItem '\(nameForPeople)'", act: act)
    }

    private var nameForPeople: String {
      accessibilityIdentifier ?? title ?? accessibilityLabel ?? systemItem.map { "\($0)" } ?? ""
    }

    private func takeFromAction() {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }
#endif
