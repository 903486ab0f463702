import WeirStreams

/// Draws events as a marble diagram.
enum MarbleDrawing {
  /// A longer drawing helps nobody.
  private static let longest = 1000

  /// The diagram; nil where the events cannot be drawn: between two frames, before frame 0, too late, or without a
  /// character.
  static func draw<Element>(
    _ events: [Recorded<Event<Element>>], _ scale: MarbleScale, symbol: (Element) -> Character?
  ) -> String? {
    var text = ""
    var rest = events[...]
    while let first = rest.first {
      let group = rest.prefix { $0.time == first.time }
      rest = rest.dropFirst(group.count)
      let symbols = group.compactMap { character($0.value, symbol) }
      guard let frame = scale.count(first.time), frame >= text.count, frame <= longest, symbols.count == group.count
      else {
        return nil
      }
      text += String(repeating: "-", count: frame - text.count)
      text += symbols.count == 1 ? String(symbols) : "(\(String(symbols)))"
    }
    return text
  }

  private static func character<Element>(_ event: Event<Element>, _ symbol: (Element) -> Character?) -> Character? {
    switch event {
    case .next(let element): symbol(element)
    case .error: "#"
    case .completed: "|"
    }
  }
}
