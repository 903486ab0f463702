#if !canImport(UIKit)
  /// A screen that was dismissed and is still there.
  public struct LeakedScreen: Hashable, Sendable, CustomStringConvertible {
    /// Its class.
    public let type: String
    /// Its title.
    public let title: String?
    /// Who holds it, as far as controllers and views know; empty where that cannot be told.
    public let holders: [String]

    /// The screen and its holders in one line.
    public var description: String {
      let name = title.map { "\(type) '\($0)'" } ?? type
      guard !holders.isEmpty else {
        return "\(name) is held by something that is neither a controller nor a view: a property, a closure or a task"
      }
      return "\(name) is held by \(holders.joined(separator: " and "))"
    }
  }
#endif
