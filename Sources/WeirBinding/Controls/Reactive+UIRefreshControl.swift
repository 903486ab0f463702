extension Reactive where Base: UIRefreshControl {
  /// Begins and ends refreshing, without an event.
  public var isRefreshing: Binder<Bool> {
    Binder(base) { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } }
  }
}
