/// What became of a deep link.
public enum DeepLinkOutcome: Hashable, Sendable {
  /// The app is there.
  case followed(Route)
  /// A newer one took its place.
  case replaced(by: Route)
  /// The gate at which it waited was cancelled; the gate's name.
  case forgotten(gate: String)
  /// It could not be read or followed.
  case failed(LinkError)
}

extension DeepLinkOutcome: CustomStringConvertible {
  /// The outcome in words.
  public var description: String {
    switch self {
    case .followed(let route): "followed to \(route)"
    case .replaced(let route): "replaced by \(route)"
    case .forgotten(let gate): "forgotten at \(gate)"
    case .failed(let error): "failed: \(error)"
    }
  }
}
