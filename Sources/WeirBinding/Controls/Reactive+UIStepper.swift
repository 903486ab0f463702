extension Reactive where Base: UIStepper {
  /// The value of the stepper.
  public var value: ControlProperty<Double> { edited({ $0.value }, { $0.value = $1 }) }
}
