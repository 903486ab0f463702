/// A closure of the main actor that is called by code which is on it, but not bound to it in its type.
///
/// As structures of the same shape, since a cast of the closure itself would put two more functions around it.
struct UncheckedTell {
  private struct Bound {
    let call: @MainActor (UnsafeRawPointer) -> Bool
  }

  let call: (UnsafeRawPointer) -> Bool

  init(_ call: @escaping @MainActor (UnsafeRawPointer) -> Bool) {
    self = unsafeBitCast(Bound(call: call), to: UncheckedTell.self)
  }
}
