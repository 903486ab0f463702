extension ObservableType where Element: EventConvertible {
  /// Sends the events that the elements stand for; what `materialize` has wrapped, unwrapped.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    stage(
      state: { false },
      kernel: { element, isOver, sink in
        if isOver { return }
        switch element.event {
        case .next(let element): sink.next(element)
        case .error(let error):
          isOver = true
          sink.end(error)
        case .completed:
          isOver = true
          sink.end(nil)
        }
      })
  }
}
