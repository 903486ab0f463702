extension ObservableType {
  /// A stream made by a loop: the initial state, then each state that follows the one before, as long as the condition holds.
  ///
  /// What the closures throw ends the stream.
  /// - Parameter scheduler: Where to send the elements, each as an action of its own.
  @inlinable
  @preconcurrency
  public static func generate(
    initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> {
    Pump(
      scheduler, cursor: { (state: initialState, isFirst: true) },
      send: { cursor, sink, turn in
        while !turn.isOver {
          if !cursor.isFirst { cursor.state = try iterate(cursor.state) }
          cursor.isFirst = false
          guard try condition(cursor.state) else {
            sink.end(nil)
            return false
          }
          sink.next(cursor.state)
          if turn.mustGiveWay { return true }
        }
        return false
      })
  }
}
