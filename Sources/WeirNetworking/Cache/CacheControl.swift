/// The directives of a `Cache-Control` header (RFC 9111, 5.2).
struct CacheControl: Equatable {
  private var directives: [String: String] = [:]

  /// Reads a header; what is no directive is skipped.
  init(_ text: String?) {
    for part in Self.split(text ?? "") {
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard let name = pair.first?.lowercased(), !name.isEmpty else { continue }
      let value = pair.count > 1 ? pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")) : ""
      // The first counts where a directive is given twice.
      if directives[name] == nil { directives[name] = value }
    }
  }

  func has(_ name: String) -> Bool { directives[name] != nil }

  /// Whether a directive is there without a value.
  func isBare(_ name: String) -> Bool { directives[name]?.isEmpty == true }

  /// Seconds; a value that is no number counts as none at all, that is, as stale.
  func seconds(_ name: String) -> TimeInterval? {
    directives[name].map { TimeInterval(Int64($0).map { max($0, 0) } ?? 0) }
  }

  /// Cuts at the commas that are not quoted.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == "," && !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }
}
