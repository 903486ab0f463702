/// An amount of money, in cents.
struct Price: Hashable, Comparable, Sendable {
  let cents: Int

  static func < (left: Price, right: Price) -> Bool { left.cents < right.cents }
  static func + (left: Price, right: Price) -> Price { Price(cents: left.cents + right.cents) }
  static func * (price: Price, count: Int) -> Price { Price(cents: price.cents * count) }
}

extension Price: CustomStringConvertible {
  /// Such as `4.05 €`.
  var description: String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest) €"
  }
}
