/// The reactive side of an object: what is reached as `object.rx`.
///
/// Extend it, with a condition on `Base`, to give a type reactive members. Each property of an object that can be set has a
/// binder without further ado: `label.rx.text`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object.
  public let base: Base

  /// Makes the reactive side of an object.
  public init(_ base: Base) {
    self.base = base
  }

  /// A binder that sets a property of the object on the main actor.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    // A key path is immutable; the property is set on the main actor.
    nonisolated(unsafe) let keyPath = keyPath
    return Binder(base) { $0[keyPath: keyPath] = $1 }
  }
}

extension Reactive: Sendable where Base: Sendable {}
