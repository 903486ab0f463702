extension ObservableType {
  /// A stream of the elements of an array.
  /// - Parameter scheduler: Where to send them, each as an action of its own.
  @inlinable
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    pump(array, scheduler)
  }

  /// A stream of the elements of a sequence.
  ///
  /// Each subscription makes an iterator. Sources of one subscription take turns, element by element.
  /// - Parameter scheduler: Where to send them, each as an action of its own.
  @inlinable
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    pump(sequence, scheduler)
  }

  @inlinable
  @inline(__always)
  static func pump<Sequence: Swift.Sequence>(
    _ sequence: Sequence, _ scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Sequence.Element == Element {
    Pump(
      scheduler, cursor: { sequence.makeIterator() },
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
