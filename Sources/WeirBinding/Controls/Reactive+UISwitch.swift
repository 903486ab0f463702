extension Reactive where Base: UISwitch {
  /// Whether the switch is on.
  public var isOn: ControlProperty<Bool> { value }

  /// Whether the switch is on.
  public var value: ControlProperty<Bool> { edited({ $0.isOn }, { $0.isOn = $1 }) }
}
