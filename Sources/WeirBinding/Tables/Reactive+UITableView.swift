public import Foundation

extension Reactive where Base: UITableView {
  /// The person has chosen a row.
  ///
  /// As all streams of what a delegate or a data source is told: sent after it, on the main actor; it stays who it is.
  public var itemSelected: ControlEvent<IndexPath> {
    moments { if case .didSelect(let path) = $0 { path } else { nil } }
  }

  /// A row is chosen no more.
  public var itemDeselected: ControlEvent<IndexPath> {
    moments { if case .didDeselect(let path) = $0 { path } else { nil } }
  }

  /// A row is pressed.
  public var itemHighlighted: ControlEvent<IndexPath> {
    moments { if case .didHighlight(let path) = $0 { path } else { nil } }
  }

  /// A row is pressed no more.
  public var itemUnhighlighted: ControlEvent<IndexPath> {
    moments { if case .didUnhighlight(let path) = $0 { path } else { nil } }
  }

  /// The person has tapped the button of a row.
  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    moments { if case .didTapAccessory(let path) = $0 { path } else { nil } }
  }

  /// The person has asked for a row to be inserted, in editing mode.
  public var itemInserted: ControlEvent<IndexPath> {
    edits { if case .didCommit(.insert, let path) = $0 { path } else { nil } }
  }

  /// The person has asked for a row to be deleted; it is for the program to take it out of the model.
  public var itemDeleted: ControlEvent<IndexPath> {
    edits { if case .didCommit(.delete, let path) = $0 { path } else { nil } }
  }

  /// The person has moved a row, which the model has to follow.
  public var itemMoved: ControlEvent<ItemMovedEvent> {
    edits { if case .didMove(let source, let destination) = $0 { (source, destination) } else { nil } }
  }

  /// A cell is about to be shown.
  public var willDisplayCell: ControlEvent<WillDisplayCellEvent> {
    moments { if case .willDisplay(let cell, let path) = $0 { (cell, path) } else { nil } }
  }

  /// A cell is shown no more.
  public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> {
    moments { if case .didEndDisplaying(let cell, let path) = $0 { (cell, path) } else { nil } }
  }

  /// Rows will be needed soon.
  public var prefetchRows: ControlEvent<[IndexPath]> {
    prefetching { if case .prefetch(let paths) = $0 { paths } else { nil } }
  }

  /// Rows will not be needed after all.
  public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
    prefetching { if case .cancelPrefetching(let paths) = $0 { paths } else { nil } }
  }

  private func moments<Element>(_ pick: @escaping @Sendable (TableMoment) -> Element?) -> ControlEvent<Element> {
    Moments.of(base, Watching.table, pick: pick)
  }

  private func edits<Element>(_ pick: @escaping @Sendable (TableEditMoment) -> Element?) -> ControlEvent<Element> {
    Moments.of(base, Watching.tableEdits, pick: pick)
  }

  private func prefetching<Element>(
    _ pick: @escaping @Sendable (TablePrefetchMoment) -> Element?
  ) -> ControlEvent<Element> {
    Moments.of(base, Watching.tablePrefetching, pick: pick)
  }
}
