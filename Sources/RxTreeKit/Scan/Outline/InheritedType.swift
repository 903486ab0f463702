/// A type that another one inherits from, or conforms to.
struct InheritedType: Sendable, Hashable {
  /// The name as written, without generic arguments and attributes: `UIKit.UIViewController`.
  let name: String
  /// Every name inside the generic arguments, in the order of the source: `B` and `C.D` for `A<B<C.D>>`.
  let arguments: [String]
}
