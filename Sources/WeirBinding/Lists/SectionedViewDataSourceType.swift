import Foundation

/// A data source that can be asked for the model behind a row.
@preconcurrency @MainActor
public protocol SectionedViewDataSourceType {
  /// The model of a row.
  ///
  /// - Throws: ``ListError/outOfBounds(indexPath:)``, or an error of the data source, where there is no such row.
  func model(at indexPath: IndexPath) throws -> Any
}
