#if !canImport(UIKit)
  public import Foundation

  /// A line of text that a person edits (UIKit).
  ///
  /// Setting `text` sends no event and asks nobody; a person's typing asks the delegate for every character, and sends
  /// `editingChanged`. Begin and end of editing: the delegate is told first, then the event is sent, then the notification.
  @preconcurrency @MainActor
  open class UITextField: UIControl, UITextInputTraits {
    /// Why editing has ended (UIKit).
    public enum DidEndEditingReason: Int, Sendable {
      /// The field gave it up.
      case committed
      /// What was typed does not count.
      case cancelled
    }

    /// The form of the border (UIKit).
    public enum BorderStyle: Int, Sendable {
      /// None.
      case none
      /// A line.
      case line
      /// Sunk in.
      case bezel
      /// With round corners.
      case roundedRect
    }

    /// When something beside the text is shown (UIKit).
    public enum ViewMode: Int, Sendable {
      /// Never.
      case never
      /// While editing.
      case whileEditing
      /// Unless editing.
      case unlessEditing
      /// Always.
      case always
    }

    final var edited = EditedText()
    /// Who decides about editing, and hears of it; not kept.
    open weak var delegate: (any UITextFieldDelegate)?
    /// What is shown while there is no text.
    open var placeholder: String? { didSet { contentSizeChanged() } }
    /// The same with attributes.
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { styleChanged() } }
    /// The color.
    open var textColor: UIColor? = .label { didSet { styleChanged() } }
    /// Where the text lies.
    open var textAlignment = NSTextAlignment.natural
    /// The form of the border.
    open var borderStyle = BorderStyle.none { didSet { contentSizeChanged() } }
    /// The attributes of all text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
      get { edited.attributes }
      set { edited.attributes = newValue }
    }
    /// Whether the text is cleared when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether the text is cleared by the first character that is typed.
    open var clearsOnInsertion = false
    /// Whether the font is made smaller where the text does not fit.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest size of the font then.
    open var minimumFontSize: CGFloat = 0
    /// Whether the font follows the person's setting of text size.
    open var adjustsFontForContentSizeCategory = false
    /// When the button that clears the text is shown.
    open var clearButtonMode = ViewMode.never
    /// What stands before the text.
    open var leftView: UIView? { didSet { swapSideView(oldValue, leftView) } }
    /// When that is shown.
    open var leftViewMode = ViewMode.never { didSet { showSideViews() } }
    /// What stands after the text.
    open var rightView: UIView? { didSet { swapSideView(oldValue, rightView) } }
    /// When that is shown.
    open var rightViewMode = ViewMode.never { didSet { showSideViews() } }
    /// The picture behind the text.
    open var background: UIImage?
    /// What is shown in the place of the keyboard.
    open var inputView: UIView?
    /// What is shown above the keyboard.
    open var inputAccessoryView: UIView?
    /// Which characters the keyboard has.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the text cannot be read.
    open var isSecureTextEntry = false
    /// What begins with a capital letter.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether words are checked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Whether the return key is off while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// What the text is.
    open var textContentType: UITextContentType!
    /// Whether it is being edited.
    public internal(set) final var isEditing = false
    final var endReason = DidEndEditingReason.committed

    /// The text, never nil when read, as in UIKit.
    open var text: String? {
      get { edited.string }
      set { setText { $0.set(newValue ?? "") } }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
      get { edited.styled }
      set { setText { $0.set(newValue ?? NSAttributedString(string: "")) } }
    }

    /// What is selected, counted in UTF-16; of length zero it is where the cursor is.
    open var selectedRange: NSRange {
      get { edited.selection }
      set { select(newValue) }
    }

    /// Whether there is text.
    open var hasText: Bool { edited.length > 0 }

    /// Makes a field without a text.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      styleChanged()
    }

    /// Makes a field; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      styleChanged()
    }

    /// The size of the text, or of what is shown in its place, with the border.
    open override var intrinsicContentSize: CGSize { sizeOfText }

    /// The size of the text, or of what is shown in its place, with the border.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfText }

    /// Whether it may become the first responder: where it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, unless the delegate does not allow it.
    @discardableResult open override func becomeFirstResponder() -> Bool {
      beginEditing { super.becomeFirstResponder() }
    }

    /// Ends editing, unless the delegate does not allow it.
    @discardableResult open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    /// Ends editing where it has left its window, whether it agreed or not.
    open override func didMoveToWindow() {
      super.didMoveToWindow()
      if isEditing, !isFirstResponder { editingEnded() }
    }

    /// Inserts a text where the cursor is, as a keyboard does, but asks nobody.
    open func insertText(_ text: String) { change(edited.selection, to: text) }

    /// Deletes what is selected, or the character before the cursor; asks nobody.
    open func deleteBackward() {
      if let range = edited.deleted { change(range, to: "") }
    }

    /// Selects all of the text.
    open func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: edited.length)) }

    /// Does what a person asks: taps, types, deletes, clears, presses return.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      guard isEnabled else { throw refusal(.disabled, act) }
      try handleEditing(act)
    }

    func handleOther(_ act: PersonAct) throws(PersonRefusal) { try super.handle(act) }

    /// What it is read out as: its text, unless it is secure or something else was said.
    open override var accessibilityValue: String? {
      get {
        super.accessibilityValue ?? (isSecureTextEntry ? String(repeating: "•", count: edited.string.count) : text)
      }
      set { super.accessibilityValue = newValue }
    }

    /// Whether it is an element of its own: yes, unless something else was said.
    open override var isAccessibilityElement: Bool {
      get { accessibilityFacts?.isElement ?? true }
      set { super.isAccessibilityElement = newValue }
    }

    private func styleChanged() {
      if let font { edited.attributes[.font] = font }
      if let textColor { edited.attributes[.foregroundColor] = textColor }
      contentSizeChanged()
    }
  }
#endif
