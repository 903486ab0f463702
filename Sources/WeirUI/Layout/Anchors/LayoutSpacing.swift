#if !canImport(UIKit)
  import Foundation

  /// The distances that the system has of its own.
  enum LayoutSpacing {
    /// Between two views side by side.
    static let system: CGFloat = 8
  }
#endif
