import Foundation

/// The flows and the screens of a coordinator that live at a moment, as a value.
public struct LiveTree: Equatable, Sendable, Codable {
  /// The flows that were begun by hand.
  public let roots: [LiveNode]

  /// The tree in the notation of `rxtree`: a line each, `[step] Name`, or `+ Name` for a controller inside a screen.
  public var text: String {
    var lines: [String] = []
    for root in roots { Self.write(root, own: "", below: "", to: &lines) }
    return lines.joined(separator: "\n")
  }

  /// The tree as a JSON document with sorted keys.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private static func write(_ node: LiveNode, own: String, below: String, to lines: inout [String]) {
    lines.append(own + label(of: node))
    for (index, child) in node.children.enumerated() {
      let isLast = index == node.children.count - 1
      write(child, own: below + (isLast ? "└── " : "├── "), below: below + (isLast ? "    " : "│   "), to: &lines)
    }
  }

  private static func label(of node: LiveNode) -> String {
    if node.kind == .child { return "+ \(node.name)" }
    return node.step.map { "[\($0)] \(node.name)" } ?? node.name
  }
}

extension LiveTree: CustomStringConvertible {
  /// The tree as text.
  public var description: String { text }
}
