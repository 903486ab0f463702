#if canImport(UIKit)
  /// What a data source has to be: with UIKit an object of Objective-C.
  typealias DataSourceObject = NSObject
#else
  /// What a data source has to be: with UIKit an object of Objective-C, here nothing more.
  @MainActor
  class DataSourceObject {
    nonisolated init() {}
  }
#endif
