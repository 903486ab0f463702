/// The turn of a `Pump`: whether it may go on.
@usableFromInline
struct Turn {
  @usableFromInline let lifetime: Lifetime
  @usableFromInline let trampoline: Trampoline?

  /// - Parameter trampoline: Where others wait; nil to give way after each element.
  init(_ lifetime: Lifetime, _ trampoline: Trampoline?) {
    self.lifetime = lifetime
    self.trampoline = trampoline
  }

  /// Whether the subscription has ended.
  @inlinable
  var isOver: Bool { lifetime.isDisposed }

  /// Whether others wait for their turn.
  @inlinable
  var mustGiveWay: Bool { trampoline.map { !$0.isEmpty } ?? true }
}
