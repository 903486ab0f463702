#if !canImport(UIKit)
  import WeirUI

  /// The order in which a person reads elements: bars at their ends, else line by line, and from the left in a line.
  @MainActor
  enum ReadingOrder {
    static func sorted(_ elements: [ScreenElement]) -> [ScreenElement] {
      guard elements.count > 1 else { return elements }
      return (-1...3).flatMap { rank in inLines(elements.filter { Self.rank($0) == rank }) }
    }

    /// Where bars, and what is presented over the rest, stand.
    private static func rank(_ element: ScreenElement) -> Int {
      switch element.outline.role {
      case .navigationBar: -1
      case .toolbar: 1
      case .tabBar: 2
      case .alert, .actionSheet, .sheet, .popover: 3
      default: 0
      }
    }

    private static func inLines(_ elements: [ScreenElement]) -> [ScreenElement] {
      let byTop = elements.enumerated().sorted {
        ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
      }
      var lines: [[ScreenElement]] = []
      for (_, element) in byTop {
        if let first = lines.last?.first, element.frame.midY < first.frame.maxY {
          lines[lines.count - 1].append(element)
        } else {
          lines.append([element])
        }
      }
      return lines.flatMap(inLine)
    }

    private static func inLine(_ line: [ScreenElement]) -> [ScreenElement] {
      line.enumerated().sorted {
        ($0.element.frame.minX, $0.element.frame.minY, $0.offset) < (
          $1.element.frame.minX, $1.element.frame.minY, $1.offset
        )
      }.map(\.element)
    }
  }
#endif
