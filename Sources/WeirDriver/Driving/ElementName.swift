/// How a command names an element of the screen.
///
/// By its label, title, text, placeholder or accessibility identifier. Of several with one name, `Save:2` is the second
/// in reading order, and a role before the name (`button Save`, `row 3`) narrows it down. A role alone (`spinner`,
/// `back button`) is enough where nothing has that name.
public struct ElementName: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// One way to read it.
  struct Reading: Sendable, Hashable {
    var role: OutlineRole?
    var text: String
    var ordinal: Int?
    /// Whether the role is enough.
    var isRoleAlone = false
  }

  /// The ways to read it, the nearest to the letter first.
  let readings: [Reading]
  /// As it was written.
  let source: String

  /// Reads a name: as a whole, or else with a role before it and a number behind it.
  public init(_ source: String) {
    self.source = source
    var readings: [Reading] = []
    for (role, text) in [(nil as OutlineRole?, source)] + Self.withRole(source) {
      readings.append(Reading(role: role, text: text))
      if let (name, ordinal) = Self.withOrdinal(text) {
        readings.append(Reading(role: role, text: name, ordinal: ordinal))
      }
    }
    for reading in readings where reading.role == nil {
      guard let role = OutlineRole(rawValue: reading.text) else { continue }
      readings.append(Reading(role: role, text: reading.text, ordinal: reading.ordinal, isRoleAlone: true))
    }
    self.readings = readings
  }

  /// A name that is taken to the letter, as between quotes.
  init(exactly text: String, ordinal: Int? = nil, role: OutlineRole? = nil) {
    source = text
    readings = [Reading(role: role, text: text, ordinal: ordinal)]
  }

  /// Reads a name.
  public init(stringLiteral source: String) { self.init(source) }

  private static func withRole(_ source: String) -> [(OutlineRole?, String)] {
    OutlineRole.allCases.filter { source.hasPrefix($0.rawValue + " ") }
      .sorted { $0.rawValue.count > $1.rawValue.count }
      .map { ($0, String(source.dropFirst($0.rawValue.count + 1).drop { $0 == " " })) }
  }

  private static func withOrdinal(_ text: String) -> (String, Int)? {
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex,
      let ordinal = Int(text[text.index(after: colon)...]), ordinal > 0
    else { return nil }
    return (String(text[..<colon]), ordinal)
  }
}

extension ElementName: CustomStringConvertible {
  /// The name as it was written.
  public var description: String { source }
}
