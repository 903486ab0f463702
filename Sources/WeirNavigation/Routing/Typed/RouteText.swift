/// How optional values and texts are told apart in segments: a missing value is `~`, and a text that begins so gets one more.
enum RouteText {
  static let missing = "~"

  static func escape(_ text: String) -> String { text.hasPrefix(missing) ? missing + text : text }

  /// The text, or nil for what stands for a missing value.
  static func unescape(_ segment: String) -> String? {
    guard segment.hasPrefix(missing) else { return segment }
    return segment == missing ? nil : String(segment.dropFirst())
  }
}
