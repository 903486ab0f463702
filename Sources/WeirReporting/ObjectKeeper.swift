/// An object that keeps others and releases them when it goes, for modules that do not know each other.
///
/// The objects of WeirUI are some; WeirState keeps a view's reactor with it.
package protocol ObjectKeeper: AnyObject {
  /// The object of a type that is kept, made now if there is none.
  func attached<Object: AnyObject & Sendable>(_ type: Object.Type, make: () -> Object) -> Object
}
