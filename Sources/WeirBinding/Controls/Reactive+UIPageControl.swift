extension Reactive where Base: UIPageControl {
  /// Which page is shown, counted from 0.
  public var currentPage: ControlProperty<Int> { edited({ $0.currentPage }, { $0.currentPage = $1 }) }
}
