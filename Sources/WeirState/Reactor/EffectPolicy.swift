/// What becomes of the work of an action when a newer action of the same kind comes.
public struct EffectPolicy: Hashable, @unchecked Sendable {
  // `@unchecked Sendable`: immutable; kinds are values such as names and numbers.
  enum Rule: Hashable { case concurrent, latest, first }

  let rule: Rule
  let kind: AnyHashable

  /// All works run beside each other, whatever their kind.
  public static let concurrent = EffectPolicy(rule: .concurrent, kind: 0)

  /// The newer work takes the place of the older of the same kind, which is cancelled.
  public static func latest(_ kind: some Hashable & Sendable) -> EffectPolicy {
    EffectPolicy(rule: .latest, kind: AnyHashable(kind))
  }

  /// The newer work does not start while an older one of the same kind runs.
  public static func first(_ kind: some Hashable & Sendable) -> EffectPolicy {
    EffectPolicy(rule: .first, kind: AnyHashable(kind))
  }
}
