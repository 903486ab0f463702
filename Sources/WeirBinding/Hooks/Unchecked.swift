/// Carries a value into a `@Sendable` closure where the compiler cannot see that it is safe.
///
/// `@unchecked Sendable`: whoever makes one says beside it why it is.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
