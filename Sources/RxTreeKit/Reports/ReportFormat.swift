/// The forms in which the navigation of an app can be written.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// A tree for people: ``TextReporter``.
  case text
  /// One edge a line: ``EdgesReporter``.
  case edges
  /// A documented, versioned document: ``JSONReporter``.
  case json
  /// A Mermaid flowchart: ``MermaidReporter``.
  case mermaid
  /// A Graphviz graph: ``DOTReporter``.
  case dot
}
