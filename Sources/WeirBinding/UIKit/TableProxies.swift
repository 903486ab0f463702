#if canImport(UIKit)
  import UIKit

  /// Hears what a table tells its delegate.
  final class TableProxy: ScrollProxy, UITableViewDelegate {
    var tellTable: ((TableMoment) -> Void)?
    private var delegate: (any UITableViewDelegate)? { own as? any UITableViewDelegate }

    func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
      delegate?.tableView?(table, didSelectRowAt: path)
      tellTable?(.didSelect(path))
    }

    func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
      delegate?.tableView?(table, didDeselectRowAt: path)
      tellTable?(.didDeselect(path))
    }

    func tableView(_ table: UITableView, didHighlightRowAt path: IndexPath) {
      delegate?.tableView?(table, didHighlightRowAt: path)
      tellTable?(.didHighlight(path))
    }

    func tableView(_ table: UITableView, didUnhighlightRowAt path: IndexPath) {
      delegate?.tableView?(table, didUnhighlightRowAt: path)
      tellTable?(.didUnhighlight(path))
    }

    func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
      delegate?.tableView?(table, accessoryButtonTappedForRowWith: path)
      tellTable?(.didTapAccessory(path))
    }

    func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
      delegate?.tableView?(table, willDisplay: cell, forRowAt: path)
      tellTable?(.willDisplay(cell, path))
    }

    func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
      delegate?.tableView?(table, didEndDisplaying: cell, forRowAt: path)
      tellTable?(.didEndDisplaying(cell, path))
    }
  }

  /// Hears what a table tells its data source; in its place only where edits are subscribed to, as rows can be deleted then.
  final class TableDataSourceProxy: DelegateProxy, UITableViewDataSource {
    var tell: ((TableEditMoment) -> Void)?
    var dataSource: (any UITableViewDataSource)? { own as? any UITableViewDataSource }

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0
    }

    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      dataSource?.tableView(table, cellForRowAt: path) ?? UITableViewCell()
    }

    func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
      dataSource?.tableView?(table, commit: style, forRowAt: path)
      tell?(.didCommit(style, path))
    }

    func tableView(_ table: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
      dataSource?.tableView?(table, moveRowAt: source, to: destination)
      tell?(.didMove(source, to: destination))
    }
  }

  /// Hears what a table tells its prefetching data source.
  final class TablePrefetchProxy: DelegateProxy, UITableViewDataSourcePrefetching {
    var tell: ((TablePrefetchMoment) -> Void)?
    private var dataSource: (any UITableViewDataSourcePrefetching)? { own as? any UITableViewDataSourcePrefetching }

    func tableView(_ table: UITableView, prefetchRowsAt paths: [IndexPath]) {
      dataSource?.tableView(table, prefetchRowsAt: paths)
      tell?(.prefetch(paths))
    }

    func tableView(_ table: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
      dataSource?.tableView?(table, cancelPrefetchingForRowsAt: paths)
      tell?(.cancelPrefetching(paths))
    }
  }
#endif
