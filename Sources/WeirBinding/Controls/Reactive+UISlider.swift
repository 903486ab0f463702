extension Reactive where Base: UISlider {
  /// The value of the slider.
  public var value: ControlProperty<Float> { edited({ $0.value }, { $0.value = $1 }) }
}
