import Foundation

/// The flows and the screens of a coordinator that live at a moment, as a value.
public struct LiveTree: Equatable, Sendable, Codable {
  /// The flows that were begun by hand.
  public let roots: [LiveNode]

  /// The tree in the notation of `rxtree`: a line each, `[step] Name`, or `+ Name` for a controller inside a screen.
  public var text: String {
    var lines = TreeLines()
    var waiting = roots.reversed().map { (node: $0, level: 0, isLast: true) }
    while let (node, level, isLast) = waiting.popLast() {
      lines.add(node.label, level: level, isLast: isLast)
      let last = node.children.count - 1
      waiting += node.children.enumerated().reversed().map { ($1, level + 1, $0 == last) }
    }
    return lines.text
  }

  /// The tree as a JSON document with sorted keys.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension LiveTree: CustomStringConvertible {
  /// The tree as text.
  public var description: String { text }
}

extension LiveNode {
  /// How it is written in a tree.
  var label: String {
    if kind == .child { return "+ \(name)" }
    return step.map { "[\($0)] \(name)" } ?? name
  }
}
