public import Foundation

/// A row that the person has moved: from where, and to where.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

/// A cell that is about to be shown, and its row.
public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// A cell that is shown no more, and the row that it had.
public typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
