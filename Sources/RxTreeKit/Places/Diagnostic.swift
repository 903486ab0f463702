/// What the tool has to say about the source that it read: something it could not resolve, or had to leave out.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// How much a diagnostic weighs.
  public enum Severity: String, Sendable, Codable {
    /// The result lacks something: `--strict` makes it a failure.
    case warning
    /// Good to know; the result is complete.
    case note
  }

  /// How much it weighs.
  public let severity: Severity
  /// Where, if it is about a place.
  public let place: SourcePlace?
  /// What was looked for, what was found, and what can be done; one sentence or two without a line break.
  public let message: String

  /// Creates a diagnostic.
  public init(_ severity: Severity, at place: SourcePlace?, _ message: String) {
    self.severity = severity
    self.place = place
    self.message = message
  }
}

extension Diagnostic: Comparable, CustomStringConvertible {
  /// Orders by place, then by message; what has no place comes first.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    switch (left.place, right.place) {
    case (nil, .some): true
    case (.some, nil): false
    case (let first?, let second?) where first != second: first < second
    default: ByteOrder.precedes(left.message, right.message)
    }
  }

  /// `file:line:column: warning: message`, the form that editors and CI systems read.
  public var description: String {
    (place.map { "\($0): " } ?? "") + "\(severity.rawValue): \(message)"
  }
}
