/// The observers of one key path: one comparison serves them all.
///
/// Only the main actor uses it (see `StoreEntry`).
@usableFromInline
final class EntryGroup {
  /// Reads the part of the state anew, remembers it, and tells whether it has changed.
  @usableFromInline typealias Check = @MainActor (UnsafeRawPointer) -> Bool

  let members = EntryList()
  private let check: UncheckedTell
  /// Where the part is remembered.
  private let value: UnsafeRawPointer
  /// What keeps the memory of the part.
  private let memory: AnyObject

  /// - Parameters:
  ///   - memory: What keeps the memory of the part.
  ///   - value: Where in it the part is.
  @usableFromInline
  init(memory: AnyObject, value: UnsafeRawPointer, check: @escaping Check) {
    self.memory = memory
    self.value = value
    self.check = UncheckedTell(check)
  }

  /// Tells the members where the part has changed.
  func tell(_ state: UnsafeRawPointer, version: Int) {
    if check.call(state) { members.walk(value, version: version) }
  }
}
