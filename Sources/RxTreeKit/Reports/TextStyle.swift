/// How text for people is set off: by terminal colours, or not at all.
public struct TextStyle: Sendable, Hashable {
  /// No colours: plain text.
  public static let plain = TextStyle(usesColor: false)
  /// The colours of an ANSI terminal.
  public static let ansi = TextStyle(usesColor: true)

  /// Whether escapes for colours are written.
  public let usesColor: Bool

  /// A meaning that a piece of text has.
  enum Role: String {
    case flow = "1;36"
    case heading = "1"
    case step = "2"
    case mark = "33"
  }

  /// A text set off by a role; the text must be printable already.
  func callAsFunction(_ role: Role, _ text: String) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A text as a cell of a table.
  func cell(_ text: String, _ role: Role? = nil) -> TextTable.Cell {
    let text = printable(text)
    return TextTable.Cell(text: text, styled: role.map { self($0, text) } ?? text)
  }

  /// The name of a node.
  func name(of node: NavigationNode) -> String {
    let name = printable(node.name)
    return node.isFlow ? self(.flow, name) : name
  }

  /// A child: its step in brackets, its mark, its name.
  func child(_ node: NavigationNode, by edge: NavigationEdge?) -> String {
    let step = edge?.step.map { self(.step, "[\(printable($0))]") + " " } ?? ""
    let mark = edge?.kind.mark.map { self(.mark, $0) + " " } ?? ""
    return step + mark + name(of: node)
  }
}
