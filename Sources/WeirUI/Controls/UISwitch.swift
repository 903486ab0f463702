#if !canImport(UIKit)
  public import Foundation

  /// A switch (UIKit).
  ///
  /// Setting `isOn` sends no event; a person's tap does.
  @preconcurrency @MainActor
  open class UISwitch: UIControl {
    /// How it looks (UIKit).
    public enum Style: Int, Sendable {
      /// As the system has it.
      case automatic
      /// As a box with a tick.
      case checkbox
      /// As a switch.
      case sliding
    }

    /// Whether it is on.
    open var isOn = false
    /// The color where it is on.
    open var onTintColor: UIColor?
    /// The color of the thumb.
    open var thumbTintColor: UIColor?
    /// The title, where it is shown as a box.
    open var title: String?
    /// How it is meant to look.
    open var preferredStyle = Style.automatic
    /// How it looks.
    open var style: Style { preferredStyle == .automatic ? .sliding : preferredStyle }

    /// Makes a switch; it is always 51 points wide and 31 high.
    public override init(frame: CGRect) {
      super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// Makes a switch; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      frame.size = Self.size
    }

    /// Switches it, without an event.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The size of a switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// The size of a switch.
    open override var intrinsicContentSize: CGSize { Self.size }

    static let size = CGSize(width: 51, height: 31)

    override func tap() {
      press()
      isOn.toggle()
      lift(.touchUpInside)
      sendValueChanged()
    }

    /// What it is: a switch, unless something else was said.
    open override var accessibilityTraits: UIAccessibilityTraits {
      get { accessibilityFacts?.traits ?? [.button, .toggleButton] }
      set { super.accessibilityTraits = newValue }
    }

    /// "1" or "0", as in UIKit, unless something else was said.
    open override var accessibilityValue: String? {
      get { super.accessibilityValue ?? (isOn ? "1" : "0") }
      set { super.accessibilityValue = newValue }
    }

    /// Whether it is an element of its own: yes, unless something else was said.
    open override var isAccessibilityElement: Bool {
      get { accessibilityFacts?.isElement ?? true }
      set { super.isAccessibilityElement = newValue }
    }
  }
#endif
