#if !canImport(UIKit)
  public import Foundation

  /// Shows text (UIKit).
  @preconcurrency @MainActor
  open class UILabel: UIView {
    private var plain: String?
    private var styled: NSAttributedString?

    /// The text; where it has attributes, the text without them.
    open var text: String? {
      get { styled?.string ?? plain }
      set { setText(newValue) }
    }

    /// The text with its attributes; plain text has the font and the color of the label.
    open var attributedText: NSAttributedString? {
      get { styled ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
      set { setAttributedText(newValue) }
    }

    /// The font.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
      didSet { if font != oldValue { contentSizeChanged() } }
    }
    /// The color.
    open var textColor: UIColor! = .label
    /// Where the lines lie.
    open var textAlignment = NSTextAlignment.natural
    /// How a text that does not fit is broken or cut off.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentSizeChanged() } }
    /// How many lines it may have; 0 is any number.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentSizeChanged() } } }
    /// Whether it looks as if enabled.
    open var isEnabled = true
    /// Whether it is shown as pressed.
    open var isHighlighted = false
    /// The color while it is pressed.
    open var highlightedTextColor: UIColor?
    /// The color of the shadow.
    open var shadowColor: UIColor?
    /// Where the shadow lies.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether the font is made smaller where the text does not fit.
    open var adjustsFontSizeToFitWidth = false
    /// How much smaller the font may be; 0 is as at first.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the person's setting of text size.
    open var adjustsFontForContentSizeCategory = false
    /// The width at which lines break when its size is asked for; 0 is none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
      didSet { if preferredMaxLayoutWidth != oldValue { contentSizeChanged() } }
    }

    /// Makes a label without a text.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    /// Makes a label; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      isUserInteractionEnabled = false
    }

    /// What it is called: its text, unless it was given another name.
    open override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? text }
      set { super.accessibilityLabel = newValue }
    }

    /// What it is: text that does not change, unless something else was said.
    open override var accessibilityTraits: UIAccessibilityTraits {
      get { accessibilityFacts?.traits ?? .staticText }
      set { super.accessibilityTraits = newValue }
    }

    /// Whether it is an element of its own: yes, unless something else was said.
    open override var isAccessibilityElement: Bool {
      get { accessibilityFacts?.isElement ?? true }
      set { super.isAccessibilityElement = newValue }
    }

    /// The size of the text, in lines not longer than `preferredMaxLayoutWidth`, where that is set.
    open override var intrinsicContentSize: CGSize { textSize(preferredMaxLayoutWidth) }

    /// The size of the text in lines not longer than a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(size.width) }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
      numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : textSize(width).height
    }

    override func baselineOffset(isFirst: Bool) -> CGFloat? {
      let measurement = measurement(bounds.width)
      return isFirst ? measurement.firstBaseline : measurement.lastBaseline
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
      [.font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: textColor ?? .label]
    }

    private func setText(_ text: String?) {
      guard styled != nil || text != plain else { return }
      (plain, styled) = (text, nil)
      contentSizeChanged()
    }

    private func setAttributedText(_ text: NSAttributedString?) {
      plain = nil
      // A copy, as a mutable one may be changed later without the label knowing.
      styled = text.map { NSAttributedString(attributedString: $0) }
      contentSizeChanged()
    }
  }
#endif
