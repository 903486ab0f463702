extension ObservableType {
  /// A stream of the elements of a sequence.
  ///
  /// Each subscription makes an iterator. Sources of one subscription take turns, element by element.
  @inlinable
  public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Element {
    Pump(
      nil, cursor: { sequence.makeIterator() },
      send: { iterator, sink, turn in
        while !turn.isOver {
          guard let element = iterator.next() else {
            sink.end(nil)
            return false
          }
          sink.next(element)
          if turn.mustGiveWay { return true }
        }
        return false
      })
  }
}
