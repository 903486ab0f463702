/// Where links begin: a scheme of the app's own, or a web site (universal links).
public enum LinkOrigin: Hashable, Sendable {
  /// `scheme://first/second`: what stands for the host is the first segment.
  case scheme(String)
  /// `https://host/first/second`, and `http`; a host that begins with `*.` takes every host below it. The path may begin
  /// with a prefix that is not part of the route.
  case web(host: String, prefix: Route = Route())

  /// The beginning of its URLs, for people.
  var text: String {
    switch self {
    case .scheme(let scheme): "\(scheme)://"
    case .web(let host, let prefix): "https://\(host)/" + prefix.map { PathText.escape($0) + "/" }.joined()
    }
  }

  /// The segments of a URL's path that belong to the route, or nil where it begins elsewhere.
  func segments(of address: LinkAddress) -> [String]? {
    switch self {
    case .scheme(let scheme):
      guard address.scheme == scheme.lowercased() else { return nil }
      return (address.host.map { $0.isEmpty ? [] : [$0] } ?? []) + address.segments
    case .web(let host, let prefix):
      guard address.scheme == "https" || address.scheme == "http", Self.fits(address.host ?? "", host) else {
        return nil
      }
      return Route(address.segments).dropping(prefix: prefix)?.components
    }
  }

  /// The beginning of a URL, with the segments after it.
  func address(of segments: [String]) -> String {
    let path = segments.map { PathText.escape($0) }.joined(separator: "/")
    switch self {
    case .scheme(let scheme): return "\(scheme)://" + (Self.canBeHost(segments.first) ? "" : "/") + path
    case .web(let host, let prefix):
      let start = prefix.map { PathText.escape($0) + "/" }.joined()
      return "https://\(host.hasPrefix("*.") ? String(host.dropFirst(2)) : host)/\(start)\(path)"
    }
  }

  private static func fits(_ host: String, _ pattern: String) -> Bool {
    let (host, pattern) = (host.lowercased(), pattern.lowercased())
    return pattern.hasPrefix("*.")
      ? host.hasSuffix(pattern.dropFirst()) || host == pattern.dropFirst(2) : host == pattern
  }

  /// Hosts may be changed to small letters on the way, and take few other characters: what is none goes into the path.
  private static func canBeHost(_ segment: String?) -> Bool {
    guard let segment, let first = segment.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: ".") else {
      return false
    }
    return segment.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
  }
}
