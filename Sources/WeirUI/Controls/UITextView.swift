#if !canImport(UIKit)
  public import Foundation

  /// Who decides about the editing of a text view, and hears of it (UIKit).
  @preconcurrency @MainActor
  public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin; yes by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end; yes by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a text may take the place of a range; yes by default.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// A person has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// The cursor has moved, or what is selected has changed.
    func textViewDidChangeSelection(_ textView: UITextView)
  }

  extension UITextViewDelegate {
    /// Yes.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Yes.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Yes.
    public func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
  }

  /// Text of several lines that a person edits (UIKit).
  ///
  /// Setting `text` does not tell of a change; a person's typing asks for every character, and tells.
  @preconcurrency @MainActor
  open class UITextView: UIScrollView, UITextInputTraits {
    private var edited = EditedText()
    private weak var typedDelegate: (any UITextViewDelegate)?
    /// Whether a person can edit it.
    open var isEditable = true
    /// Whether a person can select in it.
    open var isSelectable = true
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { styleChanged() } }
    /// The color.
    open var textColor: UIColor? = .label { didSet { styleChanged() } }
    /// Where the lines lie.
    open var textAlignment = NSTextAlignment.natural
    /// The room around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// The attributes of what is typed.
    open var typingAttributes: [NSAttributedString.Key: Any] {
      get { edited.attributes }
      set { edited.attributes = newValue }
    }
    /// Whether the text is cleared by the first character that is typed.
    open var clearsOnInsertion = false
    /// Whether the font follows the person's setting of text size.
    open var adjustsFontForContentSizeCategory = false
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
    private var isEditing = false

    /// Posted when editing has begun.
    public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted when editing has ended.
    public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted when a person has changed the text.
    public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

    /// Hears what the delegate is told, for a module above.
    package final var textWatcher: Watcher<TextMoment>?
    /// Who decides about editing, and hears of it and of scrolling; not kept.
    open var delegate: (any UITextViewDelegate)? {
      get { typedDelegate }
      set { scrollDelegate = newValue }
    }

    override func delegateChanged() { typedDelegate = scrollDelegate as? any UITextViewDelegate }

    /// The text, never nil when read.
    open var text: String! {
      get { edited.string }
      set { setText { $0.set(newValue ?? "") } }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
      get { edited.styled }
      set { setText { $0.set(newValue ?? NSAttributedString(string: "")) } }
    }

    /// What is selected, counted in UTF-16; of length zero it is where the cursor is.
    open var selectedRange: NSRange {
      get { edited.selection }
      set { noticeSelection { $0.selection = newValue } }
    }

    /// Whether there is text.
    open var hasText: Bool { edited.length > 0 }

    /// Makes a view without a text.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      styleChanged()
    }

    /// Makes a view; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      styleChanged()
    }

    /// The size of the text, where it does not scroll; without one where it does.
    open override var intrinsicContentSize: CGSize {
      if isScrollEnabled { return super.intrinsicContentSize }
      return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .infinity, height: .infinity))
    }

    /// The size of the text in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      let insets = textContainerInset
      // The text begins 5 points inside, as in UIKit.
      let room = size.width - insets.left - insets.right - 10
      let font = self.font ?? .systemFont(ofSize: 12)
      let text = TextMeasuring.measurer.measure(edited.string, font: font, width: room, maximumLines: 0).size
      return CGSize(
        width: (text.width + insets.left + insets.right + 10).rounded(.up),
        height: (text.height + insets.top + insets.bottom).rounded(.up))
    }

    /// Whether it may become the first responder: where it is edited or selected in.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing, unless the delegate does not allow it.
    @discardableResult open override func becomeFirstResponder() -> Bool {
      if isFirstResponder { return true }
      guard window != nil, canBecomeFirstResponder else { return false }
      guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
        return false
      }
      guard isEditable else { return true }
      isEditing = true
      delegate?.textViewDidBeginEditing(self)
      textWatcher?(.didBeginEditing)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
      return true
    }

    /// Ends editing, unless the delegate does not allow it.
    @discardableResult open override func resignFirstResponder() -> Bool {
      guard isEditing else { return super.resignFirstResponder() }
      guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
      editingEnded()
      return true
    }

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

    /// Scrolls until a part of the text can be seen; text is not laid out here, so it goes to the part by its share.
    open func scrollRangeToVisible(_ range: NSRange) {
      guard edited.length > 0 else { return }
      let share = CGFloat(edited.clamped(range).location) / CGFloat(edited.length)
      scrollRectToVisible(CGRect(x: 0, y: contentSize.height * share, width: 1, height: 1), animated: false)
    }

    /// Does what a person asks: taps, types, deletes, presses return.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      switch act {
      case .tap: if !recognizeGestures(act) { try focus(act) }
      case .type(let text):
        try focus(act)
        for character in text { typeIn(String(character)) }
      case .pressReturn:
        try focus(act)
        typeIn("\n")
      case .replace(let range, let text):
        try focus(act)
        ask(edited.clamped(range), text)
      case .deleteBackward:
        try focus(act)
        if let range = edited.deleted { ask(range, "") }
      case .endEditing:
        guard resignFirstResponder() else { throw refusal(.declined(by: "textViewShouldEndEditing"), act) }
      default: try super.handle(act)
      }
    }

    /// What it is read out as: its text, unless something else was said.
    open override var accessibilityValue: String? {
      get { super.accessibilityValue ?? text }
      set { super.accessibilityValue = newValue }
    }

    private func editingEnded() {
      isEditing = false
      delegate?.textViewDidEndEditing(self)
      textWatcher?(.didEndEditing)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    private func focus(_ act: PersonAct) throws(PersonRefusal) {
      guard window != nil else { throw refusal(.notInWindow, act) }
      guard isEditable || act.isTouch else { throw refusal(.disabled, act) }
      guard isFirstResponder || becomeFirstResponder() else {
        throw refusal(.declined(by: "textViewShouldBeginEditing"), act)
      }
    }

    private func typeIn(_ character: String) {
      if clearsOnInsertion {
        clearsOnInsertion = false
        selectedRange = NSRange(location: 0, length: edited.length)
      }
      ask(edited.selection, character)
    }

    private func ask(_ range: NSRange, _ text: String) {
      guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
      change(range, to: text)
    }

    private func change(_ range: NSRange, to text: String) {
      noticeSelection { $0.replace(range, with: text) }
      contentSizeChanged()
      delegate?.textViewDidChange(self)
      textWatcher?(.didChange)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func setText(_ set: (inout EditedText) -> Void) {
      noticeSelection(set)
      contentSizeChanged()
    }

    private func noticeSelection(_ change: (inout EditedText) -> Void) {
      let before = edited.selection
      change(&edited)
      if before != edited.selection {
        delegate?.textViewDidChangeSelection(self)
        textWatcher?(.didChangeSelection)
      }
    }

    private func styleChanged() {
      if let font { edited.attributes[.font] = font }
      if let textColor { edited.attributes[.foregroundColor] = textColor }
      contentSizeChanged()
    }
  }
#endif
