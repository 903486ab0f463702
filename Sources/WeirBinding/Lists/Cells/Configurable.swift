public import Foundation

/// A cell that shows a model of one type, and so can be made for it by a data source alone.
@preconcurrency @MainActor
public protocol Configurable: Reusable {
  /// What the cell shows.
  associatedtype Model

  /// Does more to a cell after it was configured.
  typealias ConfigureCell = @MainActor (Self, IndexPath, Model) -> Void

  /// Shows a model, and forgets the one before.
  func configure(_ model: Model)
}
