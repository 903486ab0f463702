extension Reactive where Base: UISegmentedControl {
  /// Which segment is chosen; -1 for none.
  public var selectedSegmentIndex: ControlProperty<Int> { value }

  /// Which segment is chosen; -1 for none.
  public var value: ControlProperty<Int> { edited({ $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 }) }
}

extension Reactive where Base: UISegmentedControl {
  /// Sets whether a segment can be chosen.
  public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { $0.setEnabled($1, forSegmentAt: index) }
  }

  /// Sets the title of a segment.
  public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, forSegmentAt: index) }
  }

  /// Sets the picture of a segment.
  public func imageForSegment(at index: Int) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, forSegmentAt: index) }
  }
}
