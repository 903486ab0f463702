#if canImport(UIKit)
  package import UIKit
#endif

/// What a table has just told its delegate.
package enum TableMoment {
  /// The person has chosen a row.
  case didSelect(IndexPath)
  /// A row is chosen no more.
  case didDeselect(IndexPath)
  /// A row is pressed.
  case didHighlight(IndexPath)
  /// A row is pressed no more.
  case didUnhighlight(IndexPath)
  /// The person has tapped the button of a row.
  case didTapAccessory(IndexPath)
  /// A cell is about to be shown.
  case willDisplay(UITableViewCell, IndexPath)
  /// A cell is shown no more.
  case didEndDisplaying(UITableViewCell, IndexPath)
}

/// What a table has just told its data source.
package enum TableEditMoment {
  /// The person has asked for a row to be inserted or deleted.
  case didCommit(UITableViewCell.EditingStyle, IndexPath)
  /// The person has moved a row.
  case didMove(IndexPath, to: IndexPath)
}

/// What a table has just told its prefetching data source.
package enum TablePrefetchMoment {
  /// Rows will be needed soon.
  case prefetch([IndexPath])
  /// Rows will not be needed after all.
  case cancelPrefetching([IndexPath])
}
