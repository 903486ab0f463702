extension Reactive where Base: UITableView {
  /// Sets the data source, until the result is disposed of; see `UIScrollView.rx.setDelegate`.
  public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
    SetDelegate.run(base, dataSource) {
      $0.ownDataSource
    } set: {
      $0.ownDataSource = $1
    }
  }

  /// Sets the delegate, until the result is disposed of; see `UIScrollView.rx.setDelegate`.
  public func setDelegate(_ delegate: any UITableViewDelegate) -> any Disposable {
    SetDelegate.run(base, delegate) {
      $0.delegate
    } set: {
      $0.delegate = $1
    }
  }

  /// Sets who prefetches, until the result is disposed of; see `UIScrollView.rx.setDelegate`.
  public func setPrefetchDataSource(_ dataSource: any UITableViewDataSourcePrefetching) -> any Disposable {
    SetDelegate.run(base, dataSource) {
      $0.prefetchDataSource
    } set: {
      $0.prefetchDataSource = $1
    }
  }
}
