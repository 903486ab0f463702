/// One part in which two values differ.
public struct Difference: Hashable, Sendable, CustomStringConvertible {
  /// Where it is, as `profile.names[2]`; empty for the value itself.
  public let path: String
  /// What was there; nil where nothing was.
  public let old: String?
  /// What is there; nil where nothing is.
  public let new: String?

  /// The difference as one line.
  public var description: String {
    let place = path.isEmpty ? "" : path + ": "
    return switch (old, new) {
    case (let old?, let new?): "\(place)\(old) → \(new)"
    case (nil, let new?): "\(place)+ \(new)"
    case (let old?, nil): "\(place)- \(old)"
    case (nil, nil): place
    }
  }

  static func join(_ path: String, _ label: String) -> String {
    path.isEmpty || label.hasPrefix("[") ? path + label : path + "." + label
  }
}
