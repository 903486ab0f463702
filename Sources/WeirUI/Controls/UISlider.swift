#if !canImport(UIKit)
  import Foundation

  /// A slider between two values (UIKit).
  ///
  /// Setting `value` sends no event; a person's drag does. Values out of range are the nearest in it.
  @preconcurrency @MainActor
  open class UISlider: UIControl {
    private var stored: Float = 0

    /// The value; what is no number changes nothing.
    open var value: Float {
      get { stored }
      set { if !newValue.isNaN { stored = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) } }
    }
    /// The height of a slider.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    /// The least value; a greatest one below it becomes equal.
    open var minimumValue: Float = 0 {
      didSet { if minimumValue.isNaN { minimumValue = oldValue } else { keepRange(raisedMinimum: true) } }
    }
    /// The greatest value; a least one above it becomes equal.
    open var maximumValue: Float = 1 {
      didSet { if maximumValue.isNaN { maximumValue = oldValue } else { keepRange(raisedMinimum: false) } }
    }
    /// Whether events are sent while the thumb moves, or only when it is let go.
    open var isContinuous = true
    /// The color of the track up to the thumb.
    open var minimumTrackTintColor: UIColor?
    /// The color of the track after the thumb.
    open var maximumTrackTintColor: UIColor?
    /// The color of the thumb.
    open var thumbTintColor: UIColor?
    /// The picture at the least value.
    open var minimumValueImage: UIImage?
    /// The picture at the greatest value.
    open var maximumValueImage: UIImage?

    /// Moves the thumb, without an event.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    private func keepRange(raisedMinimum: Bool) {
      if minimumValue > maximumValue {
        if raisedMinimum { maximumValue = minimumValue } else { minimumValue = maximumValue }
      }
      value = stored
    }

    /// Does what a person asks: moves the thumb to a value.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      guard isEnabled, case .setValue(let value) = act else { return try super.handle(act) }
      press()
      self.value = Float(value)
      if isContinuous { sendValueChanged() }
      lift(.touchUpInside)
      if !isContinuous { sendValueChanged() }
    }

    /// What it is: something that goes up and down, unless something else was said.
    open override var accessibilityTraits: UIAccessibilityTraits {
      get { accessibilityFacts?.traits ?? .adjustable }
      set { super.accessibilityTraits = newValue }
    }

    /// The value in hundredths of the range, as in UIKit, unless something else was said.
    open override var accessibilityValue: String? {
      get {
        let part = (value - minimumValue) / (maximumValue - minimumValue)
        return super.accessibilityValue ?? "\(part.isFinite ? Int((part * 100).rounded()) : 0)%"
      }
      set { super.accessibilityValue = newValue }
    }
  }
#endif
