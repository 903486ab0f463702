extension DispatchTimeInterval {
  /// A span of a fraction of seconds; `never` for one that is too long to count.
  static func seconds(_ seconds: TimeInterval) -> DispatchTimeInterval {
    let nanoseconds = max(seconds, 0) * 1_000_000_000
    return nanoseconds < Double(Int.max) ? .nanoseconds(Int(nanoseconds)) : .never
  }

  /// The span in seconds; infinite for `never`.
  var inSeconds: TimeInterval {
    switch self {
    case .nanoseconds(let count): TimeInterval(count) / 1_000_000_000
    case .microseconds(let count): TimeInterval(count) / 1_000_000
    case .milliseconds(let count): TimeInterval(count) / 1_000
    case .seconds(let count): TimeInterval(count)
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
