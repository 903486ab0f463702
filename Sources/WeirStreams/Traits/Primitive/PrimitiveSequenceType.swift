/// What is a `PrimitiveSequence`; the operators of the traits are its extensions.
public protocol PrimitiveSequenceType {
  /// Says how many elements there are: `SingleTrait`, `MaybeTrait` or `CompletableTrait`.
  associatedtype Trait

  /// The type of the element.
  associatedtype Element

  /// This sequence as a `PrimitiveSequence`.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}
