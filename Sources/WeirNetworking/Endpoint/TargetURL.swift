/// The URL of a target: its base URL, and its path as it is written.
///
/// One slash stands between both; the queries of both are joined, that of the base URL first.
enum TargetURL {
  static func text(base: URL, path: String) -> String {
    if path.isEmpty { return base.absoluteString }
    var result = URLParts(base.absoluteString)
    let added = URLParts(path)
    if !added.front.isEmpty {
      result.front = joined(result.front, String(added.front).writtenInURL(allowing: \.isPathCharacter))
    }
    if let query = added.query { result.addQuery(String(query).writtenInURL(allowing: \.isQueryCharacter)) }
    // A fragment is kept here, so that the request can say what is wrong with it.
    if let fragment = added.fragment { result.fragment = fragment }
    return result.text
  }

  private static func joined(_ base: Substring, _ path: String) -> Substring {
    switch (base.hasSuffix("/"), path.hasPrefix("/")) {
    case (true, true): base + path.dropFirst()
    case (false, false): base + "/" + path
    default: base + path
    }
  }
}
