import WeirStreams

extension MarbleDiagram {
  /// The events of the diagram.
  ///
  /// Frames count from `^`, or from the first one where there is none.
  func events<Element>(
    _ scale: MarbleScale, _ error: any Error, _ value: (Character) -> Element?
  ) throws
    -> [Recorded<Event<Element>>]
  {
    let zero = try self.zero()
    var hasEnded = false
    return try marks.filter { $0.character != "^" }.map { mark in
      if hasEnded { throw fault("nothing comes after the end", at: mark.column) }
      let event = try event(mark, error, value)
      hasEnded = event.isStopEvent
      return Recorded(time: try time(mark.frame - zero, mark, scale), value: event)
    }
  }

  /// The subscription of the diagram; nil where it has none.
  func subscription(_ scale: MarbleScale) throws -> Subscription? {
    var begin: TestTime?
    var end: TestTime?
    for mark in marks {
      switch mark.character {
      case "^" where begin != nil: throw fault("a second \"^\"; a diagram shows one subscription", at: mark.column)
      case "^": begin = try time(mark.frame, mark, scale)
      case "!" where begin == nil: throw fault("a \"!\" before \"^\"", at: mark.column)
      case "!" where end != nil: throw fault("a second \"!\"", at: mark.column)
      case "!": end = try time(mark.frame, mark, scale)
      default:
        throw fault(
          "\"\(mark.character)\" has no place among subscriptions; only \"^\" and \"!\" have", at: mark.column)
      }
    }
    return begin.map { Subscription($0, end ?? .max) }
  }

  private func time(_ count: Int, _ mark: Mark, _ scale: MarbleScale) throws -> TestTime {
    guard let time = scale.time(count) else { throw fault("virtual time does not reach so far", at: mark.column) }
    return time
  }

  private func zero() throws -> Int {
    let marks = marks.filter { $0.character == "^" }
    if marks.count > 1 { throw fault("a second \"^\"", at: marks[1].column) }
    return marks.first?.frame ?? 0
  }

  private func event<Element>(
    _ mark: Mark, _ error: any Error, _ value: (Character) -> Element?
  ) throws
    -> Event<Element>
  {
    switch mark.character {
    case "|": return .completed
    case "#": return .error(error)
    case "!": throw fault("\"!\" belongs to diagrams of subscriptions", at: mark.column)
    default:
      guard let element = value(mark.character) else {
        throw fault("no value for \"\(mark.character)\"", at: mark.column)
      }
      return .next(element)
    }
  }
}
