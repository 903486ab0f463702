import Foundation

/// The seeds of the random tests; each is some 90 acts.
///
/// `WEIR_RANDOM_SEEDS=1200` plays that many, from `WEIR_RANDOM_FIRST` on, or from 1.
enum RandomSeeds {
  static func these(else count: UInt64) -> ClosedRange<UInt64> {
    let first = number("WEIR_RANDOM_FIRST") ?? 1
    return first...first + max(number("WEIR_RANDOM_SEEDS") ?? count, 1) - 1
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }
}
