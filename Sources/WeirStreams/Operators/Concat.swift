extension ObservableType {
  /// The elements of this stream and then, when it has completed, those of another.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    Sequential([asObservable(), second.asObservable()], after: .completion)
  }

  /// The elements of one stream after the other, each subscribed to when the one before has completed.
  ///
  /// The sequence is asked for the next stream only then. The stack does not grow with streams that complete at once.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Sequential(sequence, after: .completion)
  }

  /// The elements of one stream after the other, each subscribed to when the one before has completed.
  ///
  /// The stack does not grow with streams that complete at once.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Sequential(collection, after: .completion)
  }

  /// The elements of one stream after the other, each subscribed to when the one before has completed.
  ///
  /// The stack does not grow with streams that complete at once.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    Sequential(sources, after: .completion)
  }
}
