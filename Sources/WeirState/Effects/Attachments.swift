/// Keeps what is attached to an object, and goes with it.
///
/// For classes that take part in this module's protocols and can keep more than their own properties, such as the screens of a
/// headless host: what is attached then ends with the object at once, on every system.
@preconcurrency
@MainActor
public final class Attachments {
  private var values: [ObjectIdentifier: AnyObject] = [:]

  /// Makes an empty one.
  public nonisolated init() {}

  func value<Value: AnyObject>(_ make: () -> Value) -> Value {
    let id = ObjectIdentifier(Value.self)
    if let known = values[id] as? Value { return known }
    let made = make()
    values[id] = made
    return made
  }
}

/// An object that keeps what is attached to it.
@preconcurrency
@MainActor
public protocol AttachmentHolder: AnyObject {
  /// What keeps it; the same each time.
  var attachments: Attachments { get }
}
