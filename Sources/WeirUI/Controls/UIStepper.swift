#if !canImport(UIKit)
  public import Foundation

  /// A button that makes a value more and one that makes it less (UIKit).
  @preconcurrency @MainActor
  open class UIStepper: UIControl {
    private var stored: Double = 0

    /// The value; one out of range is the nearest in it, and what is no number changes nothing.
    open var value: Double {
      get { stored }
      set { if !newValue.isNaN { stored = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) } }
    }
    /// The least value; a greatest one below it becomes equal.
    open var minimumValue: Double = 0 {
      didSet {
        if minimumValue.isNaN { minimumValue = oldValue }
        if minimumValue > maximumValue { maximumValue = minimumValue }
        value = stored
      }
    }
    /// The greatest value; a least one above it becomes equal.
    open var maximumValue: Double = 100 {
      didSet {
        if maximumValue.isNaN { maximumValue = oldValue }
        if maximumValue < minimumValue { minimumValue = maximumValue }
        value = stored
      }
    }
    /// How much a tap changes; only one above zero is taken.
    open var stepValue: Double = 1 { didSet { if !(stepValue > 0) { stepValue = oldValue } } }
    /// Whether it goes on from the greatest value at the least one, and back.
    open var wraps = false
    /// Whether holding a button goes on.
    open var autorepeat = true
    /// Whether events are sent while a button is held, or only when it is let go.
    open var isContinuous = true

    /// Makes a stepper; it is always 94 points wide and 32 high.
    public override init(frame: CGRect) {
      super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// Makes a stepper; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      frame.size = Self.size
    }

    static let size = CGSize(width: 94, height: 32)

    /// The size of a stepper.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// The size of a stepper.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Does what a person asks: more or less by a step; at the end of the range the button is off.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      guard isEnabled, act == .increment || act == .decrement else { return try super.handle(act) }
      guard let next = stepped(by: act == .increment ? stepValue : -stepValue) else {
        throw refusal(.disabled, act)
      }
      press()
      value = next
      sendValueChanged()
      lift(.touchUpInside)
    }

    private func stepped(by step: Double) -> Double? {
      let next = value + step
      if next > maximumValue { return wraps ? minimumValue : value < maximumValue ? maximumValue : nil }
      if next < minimumValue { return wraps ? maximumValue : value > minimumValue ? minimumValue : nil }
      return next
    }
  }
#endif
