/// What a person perceives on the screen, as a value.
///
/// Elements are in reading order. What is hidden, covered, or off the screen is not in it.
public struct Outline: Sendable, Hashable {
  /// The elements that are in no other one.
  public var elements: [OutlineElement]

  /// Makes an outline.
  public init(_ elements: [OutlineElement]) { self.elements = elements }

  /// A line for each element, what is in it indented by two spaces.
  public var lines: [String] {
    var lines: [String] = []
    for element in elements { Self.write(element, indentation: "", to: &lines) }
    return lines
  }

  /// The lines as one text.
  public var text: String { lines.joined(separator: "\n") }

  private static func write(_ element: OutlineElement, indentation: String, to lines: inout [String]) {
    lines.append(indentation + element.line)
    for child in element.children { write(child, indentation: indentation + "  ", to: &lines) }
  }
}

extension Outline: CustomStringConvertible {
  /// The outline as text.
  public var description: String { text }
}
