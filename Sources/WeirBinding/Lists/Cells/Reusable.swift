/// A cell, or another view that lists reuse, with an identifier of its own.
@preconcurrency @MainActor
public protocol Reusable: AnyObject {
  /// Under which name it is registered and reused; the type's name unless given.
  static var reuseIdentifier: String { get }
}

extension Reusable {
  /// The type's name.
  public static var reuseIdentifier: String { String(describing: self) }
}
