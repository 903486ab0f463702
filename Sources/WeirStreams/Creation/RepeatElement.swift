extension ObservableType {
  /// A stream that sends one element again and again, without an end.
  /// - Parameter scheduler: Where to send it, each time as an action of its own.
  @inlinable
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Pump(
      scheduler, cursor: {},
      send: { _, sink, turn in
        while !turn.isOver {
          sink.next(element)
          if turn.mustGiveWay { return true }
        }
        return false
      })
  }
}
