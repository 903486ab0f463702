#if !canImport(UIKit)
  public import Foundation

  /// A button, with a title and a picture for each state (UIKit).
  @preconcurrency @MainActor
  open class UIButton: UIControl {
    /// What kind of button it is.
    public private(set) final var buttonType = ButtonType.custom
    /// What it shows, where that is not set for each state.
    open var configuration: Configuration? { didSet { contentChanged() } }
    /// Called when the state changes, so that the configuration can follow.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// What is set for each state.
    final var contents: [UInt: Content] = [:]
    /// What the button is for.
    open var role = Role.normal
    /// The menu that it shows: at a tap, where `showsMenuAsPrimaryAction`, else when it is held.
    open var menu: UIMenu?
    /// Whether a tap chooses it, or chooses it no more.
    open var changesSelectionAsPrimaryAction = false
    /// How far the content is moved in.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
    /// How far the title is moved in.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// How far the picture is moved in.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Whether the picture looks pressed when the button is.
    open var adjustsImageWhenHighlighted = true
    private var label: UILabel?
    private var picture: UIImageView?

    /// Makes a custom button with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a button; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a button of a kind.
    public convenience init(type buttonType: ButtonType) {
      self.init(frame: .zero)
      self.buttonType = buttonType
    }

    /// Makes a button of a kind that calls an action; the action's title and picture become the button's.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
      self.init(type: buttonType)
      take(primaryAction)
    }

    /// Makes a button of the system's kind that calls an action, as `UIButton(primaryAction:)` of UIKit does.
    public convenience init(primaryAction: UIAction?) { self.init(type: .system, primaryAction: primaryAction) }

    /// Makes a button with a configuration that calls an action; its title and picture fill those that are not set.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
      self.init(type: .system)
      var configuration = configuration
      if configuration.title == nil, configuration.attributedTitle == nil, let primaryAction {
        configuration.title = primaryAction.title.isEmpty ? nil : primaryAction.title
      }
      if configuration.image == nil { configuration.image = primaryAction?.image }
      self.configuration = configuration
      if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The label of the title; made when it is first asked for.
    open var titleLabel: UILabel? {
      if label == nil {
        let new = UILabel()
        new.font = .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
        new.isAccessibilityElement = false
        label = new
        addSubview(new)
        showContent()
      }
      return label
    }

    /// The view of the picture; made when it is first asked for.
    open var imageView: UIImageView? {
      if picture == nil {
        let new = UIImageView()
        picture = new
        addSubview(new)
        showContent()
      }
      return picture
    }

    /// Asks for the configuration to be updated by its handler; here that is done at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }

    /// Updates the configuration for the state: calls the handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    override func stateChanged() {
      super.stateChanged()
      updateConfiguration()
      showContent()
    }

    /// A tap: pressed, lifted inside, and then used; or it shows the menu.
    override func tap() {
      if showsMenuAsPrimaryAction, menu != nil { return sendActions(for: .menuActionTriggered) }
      press()
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      lift(.touchUpInside)
      sendActions(for: .primaryActionTriggered)
    }

    /// Does what a person asks: a tap, or choosing from the menu.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      if isEnabled, case .chooseFromMenu(let title) = act {
        guard let menu else { throw refusal(.notFound, act) }
        let action = try menu.choice(title) { refusal($0, act) }
        if showsMenuAsPrimaryAction { sendActions(for: .menuActionTriggered) }
        return action.performWithSender(self)
      }
      try super.handle(act)
    }

    /// The size of the title and the picture, with the room around.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// Another content, in this state or another.
    final func contentChanged() {
      showContent()
      contentSizeChanged()
    }

    /// Puts what the state shows into the label and the picture, as far as they are there.
    private func showContent() {
      if let label {
        if let attributed = currentAttributedTitle {
          label.attributedText = attributed
        } else {
          label.text = shownTitle
        }
        label.textColor = currentTitleColor
      }
      picture?.image = shownImage
    }

    private func take(_ action: UIAction?) {
      guard let action else { return }
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
      addAction(action, for: .primaryActionTriggered)
    }

    /// What it is called: its title, unless it was given another name.
    open override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? shownTitle }
      set { super.accessibilityLabel = newValue }
    }

    /// What it is: a button, and what its state adds, unless something else was said.
    open override var accessibilityTraits: UIAccessibilityTraits {
      get {
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return accessibilityFacts?.traits ?? traits
      }
      set { super.accessibilityTraits = newValue }
    }

    /// Whether it is an element of its own: yes, unless something else was said.
    open override var isAccessibilityElement: Bool {
      get { accessibilityFacts?.isElement ?? true }
      set { super.isAccessibilityElement = newValue }
    }
  }
#endif
