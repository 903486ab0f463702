extension Reactive where Base: UIPickerView {
  /// The person has turned a wheel to a row.
  public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    Moments.of(base, Watching.picker) { (moment: PickerMoment) in
      switch moment {
      case .didSelect(let row, let component): (row, component)
      }
    }
  }

  /// Sets the delegate, until the result is disposed of; see `UIScrollView.rx.setDelegate`.
  public func setDelegate(_ delegate: any UIPickerViewDelegate) -> any Disposable {
    SetDelegate.run(base, delegate) {
      $0.delegate
    } set: {
      $0.delegate = $1
    }
  }
}
