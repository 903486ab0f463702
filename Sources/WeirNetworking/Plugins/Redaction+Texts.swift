extension Redaction {
  /// Headers with the secret ones hidden.
  public func headers(_ headers: [String: String]) -> [String: String] {
    Dictionary(
      headers.map { ($0.key, self.headers.contains(Self.plain($0.key)) ? Self.mark : $0.value) },
      uniquingKeysWith: { $1 })
  }

  /// A URL as text, with the password before its host and secret parameters hidden.
  public func url(_ url: URL) -> String {
    var parts = URLParts(url.absoluteString)
    if let query = parts.query { parts.query = Substring(parameters(String(query))) }
    if let fragment = parts.fragment { parts.fragment = Substring(parameters(String(fragment))) }
    return hidingUser(parts)
  }

  /// A body with the secrets in its JSON or its form hidden; other bodies are as they are.
  public func body(_ data: Data) -> Data {
    if names.isEmpty { return data }
    if let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) {
      // A body without secrets stays as it was written.
      guard hasSecrets(json) else { return data }
      return (try? JSONSerialization.data(withJSONObject: hiding(json), options: [.sortedKeys, .fragmentsAllowed]))
        ?? data
    }
    guard let text = String(bytes: data, encoding: .utf8), text.contains("=") else { return data }
    return Data(parameters(text).utf8)
  }

  /// `a=1&b=2` with the secret values hidden.
  private func parameters(_ query: String) -> String {
    query.split(separator: "&", omittingEmptySubsequences: false).map { pair -> String in
      guard let equals = pair.firstIndex(of: "=") else { return String(pair) }
      let name = pair[..<equals]
      return hides(name.removingPercentEncoding ?? String(name)) ? "\(name)=\(Self.mark)" : String(pair)
    }.joined(separator: "&")
  }

  private func hidingUser(_ parts: URLParts) -> String {
    guard !headers.isEmpty, let scheme = parts.front.range(of: "://") else { return parts.text }
    let authority = parts.front[scheme.upperBound...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return parts.text }
    var parts = parts
    parts.front = parts.front[..<scheme.upperBound] + Self.mark + parts.front[at...]
    return parts.text
  }

  private func hasSecrets(_ json: Any) -> Bool {
    switch json {
    case let members as [String: Any]: members.contains { hides($0.key) || hasSecrets($0.value) }
    case let elements as [Any]: elements.contains(where: hasSecrets)
    default: false
    }
  }

  private func hiding(_ json: Any) -> Any {
    switch json {
    case let members as [String: Any]:
      Dictionary(uniqueKeysWithValues: members.map { ($0.key, hides($0.key) ? Self.mark : hiding($0.value)) })
    case let elements as [Any]: elements.map(hiding)
    default: json
    }
  }
}
