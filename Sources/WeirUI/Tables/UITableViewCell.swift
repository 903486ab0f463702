#if !canImport(UIKit)
  public import Foundation

  /// A row of a table (UIKit).
  ///
  /// The table makes cells of registered classes by `init(style:reuseIdentifier:)`. What is shown belongs into
  /// `contentView`.
  @preconcurrency @MainActor
  open class UITableViewCell: UIView {
    /// The style that it was made with.
    final let style: CellStyle
    /// What kind of cell it is, so that it can be used again.
    public final let reuseIdentifier: String?
    /// What its content is put into.
    public final let contentView = UIView(frame: .zero)
    /// What lies behind the content.
    open var backgroundView: UIView? { didSet { swapBehind(oldValue, backgroundView) } }
    /// What lies behind the content while it is chosen.
    open var selectedBackgroundView: UIView? {
      didSet {
        if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
        showSelection()
      }
    }
    /// How being chosen looks.
    open var selectionStyle = SelectionStyle.default
    /// What stands at its end.
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// The view that stands at its end in the place of the type's.
    open var accessoryView: UIView? { didSet { swapAccessory(oldValue, accessoryView) } }
    /// What stands at its end while it is edited.
    open var editingAccessoryType = AccessoryType.none
    /// The view that stands at its end while it is edited.
    open var editingAccessoryView: UIView?
    /// What it can be edited by, as the table's delegate says.
    public internal(set) final var editingStyle = EditingStyle.none
    /// Whether it shows that it can be moved.
    open var showsReorderControl = false
    /// Whether it is moved in while editing.
    open var shouldIndentWhileEditing = true
    /// How far the content is moved in, in steps.
    open var indentationLevel = 0
    /// How wide a step is.
    open var indentationWidth: CGFloat = 10
    /// How far the line below is moved in.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// The table that shows it.
    final weak var table: UITableView?
    private var isChosen = false
    private var isPressed = false
    private var isInEditing = false
    final var ownTextLabel: UILabel?
    final var ownDetailLabel: UILabel?
    final var ownImageView: UIImageView?
    final var configurationView: (UIView & UIContentView)?

    /// Makes a cell; a subclass that is registered overrides it.
    public init(style: CellStyle, reuseIdentifier: String?) {
      self.style = style
      self.reuseIdentifier = reuseIdentifier
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      addSubview(contentView)
      contentView.frame = bounds
    }

    /// Makes a cell; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      style = .default
      reuseIdentifier = nil
      super.init(coder: coder)
      addSubview(contentView)
    }

    /// Makes a cell of a class that a table knows only at run time; it calls `init(style:reuseIdentifier:)`.
    public required convenience init(reusedAs reuseIdentifier: String?) {
      self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    /// Makes a plain cell with a frame.
    public override convenience init(frame: CGRect) {
      self.init(style: .default, reuseIdentifier: nil)
      self.frame = frame
    }

    /// Makes a plain cell.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Called before it is used for another row; a subclass calls `super`.
    open func prepareForReuse() {}

    /// Whether it is chosen.
    open var isSelected: Bool {
      get { isChosen }
      set { setSelected(newValue, animated: false) }
    }

    /// Whether it is shown as pressed.
    open var isHighlighted: Bool {
      get { isPressed }
      set { setHighlighted(newValue, animated: false) }
    }

    /// Whether it is edited.
    open var isEditing: Bool {
      get { isInEditing }
      set { setEditing(newValue, animated: false) }
    }

    /// Shows that it is chosen, or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
      isChosen = selected
      showSelection()
    }

    /// Shows it as pressed, or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
      isPressed = highlighted
      showSelection()
    }

    /// Shows that it is edited, or not.
    open func setEditing(_ editing: Bool, animated: Bool) {
      isInEditing = editing
      setNeedsLayout()
    }

    /// What it shows, as one value that makes the view for it.
    open var contentConfiguration: (any UIContentConfiguration)? {
      didSet { showConfiguration() }
    }

    /// A configuration with the look of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
      style == .subtitle ? .subtitleCell() : style == .default ? .cell() : .valueCell()
    }

    /// Gives the content its room.
    open override func layoutSubviews() {
      super.layoutSubviews()
      layOutContent()
    }

    /// The size that its content needs.
    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      contentFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    override var takesTouchesFromInside: Bool { true }

    /// Does what a person asks: a tap chooses it.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      if !recognizeGestures(act) { try takeTouch(act, from: self) }
    }

    override func takeTouch(_ act: PersonAct, from view: UIView) throws(PersonRefusal) {
      guard act.isTap, let table else { return try passTouchOn(act) }
      try table.tapped(self, act)
    }

    /// What it is called: what its labels say, unless it was given another name.
    open override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? readText }
      set { super.accessibilityLabel = newValue }
    }
  }
#endif
