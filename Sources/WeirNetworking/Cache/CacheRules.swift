/// What HTTP says of caches that one person uses (RFC 9111).
enum CacheRules {
  /// What can be done with a request.
  enum Use {
    /// The answer that is kept is good.
    case answer
    /// The server is asked whether it is.
    case revalidate([String: String])
    /// The server is asked for a new one.
    case load
    /// There is none, and the server must not be asked.
    case unavailable
  }

  static func isCacheableByDefault(_ code: Int) -> Bool {
    [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501].contains(code)
  }

  /// Whether a request may be answered by a cache at all: parts, conditions of its own and bodies are left to the server.
  static func mayUse(_ request: TransportRequest) -> Bool {
    let own = ["Range", "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range"]
    return request.urlRequest.httpMethod ?? "GET" == "GET" && request.destination == nil && request.bodyFile == nil
      && request.urlRequest.httpBody == nil
      && own.allSatisfy { request.urlRequest.value(forHTTPHeaderField: $0) == nil }
  }

  /// Whether an answer may be kept.
  static func mayStore(_ request: URLRequest, _ code: Int, _ fields: [String: String]) -> Bool {
    let control = CacheControl(fields["cache-control"])
    if control.has("no-store") || CacheControl(request.value(forHTTPHeaderField: "Cache-Control")).has("no-store") {
      return false
    }
    if fields["vary"]?.contains("*") == true || code == 206 || code == 304 || code < 200 { return false }
    let isExplicit =
      control.has("max-age") || fields["expires"] != nil || control.has("public") || control.has("private")
    return isExplicit || isCacheableByDefault(code)
  }

  /// The headers of a request that an answer varies by, and their values.
  ///
  /// Who asks is always one of them, so that one person's answer never goes to another.
  static func varying(_ fields: [String: String], _ request: URLRequest) -> [String: String] {
    let names = (fields["vary"] ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    var values: [String: String] = [:]
    for name in names + ["authorization"] { values[name] = request.value(forHTTPHeaderField: name) ?? "" }
    return values
  }

  static func matches(_ answer: CachedAnswer, _ request: URLRequest) -> Bool {
    answer.varying.allSatisfy { (request.value(forHTTPHeaderField: $0.key) ?? "") == $0.value }
  }

  /// What to do about a request, given what is kept for it.
  static func use(_ answer: CachedAnswer?, for request: URLRequest, now: Date) -> Use {
    let control = CacheControl(request.value(forHTTPHeaderField: "Cache-Control"))
    let mustNotLoad = control.has("only-if-cached") || request.cachePolicy == .returnCacheDataDontLoad
    let otherwise = mustNotLoad ? Use.unavailable : .load
    guard let answer else { return otherwise }
    switch request.cachePolicy {
    case .returnCacheDataElseLoad, .returnCacheDataDontLoad: return .answer
    case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData: return .load
    case .reloadRevalidatingCacheData: break
    default: if isFresh(answer, control, now) { return .answer }
    }
    if mustNotLoad { return .unavailable }
    return answer.validators.map { .revalidate($0) } ?? .load
  }

  private static func isFresh(_ answer: CachedAnswer, _ control: CacheControl, _ now: Date) -> Bool {
    if control.has("no-cache") || answer.control.has("no-cache") { return false }
    let age = answer.age(now)
    if let limit = control.seconds("max-age"), age > limit { return false }
    let left = answer.lifetime - age
    if let least = control.seconds("min-fresh") { return left >= least }
    if left > 0 { return true }
    guard control.has("max-stale"), !answer.control.has("must-revalidate") else { return false }
    return control.isBare("max-stale") || -left <= control.seconds("max-stale") ?? 0
  }

  /// Whether an answer that is no longer good may stand in when the server cannot give one (RFC 5861, 4).
  static func mayStandIn(_ answer: CachedAnswer, for outcome: TransportOutcome, now: Date) -> Bool {
    guard let grace = answer.control.seconds("stale-if-error"), !answer.control.has("must-revalidate") else {
      return false
    }
    if (outcome.error as? URLError)?.code == .cancelled { return false }
    let isFailure = outcome.error != nil || [500, 502, 503, 504].contains(outcome.statusCode)
    return isFailure && answer.age(now) - answer.lifetime <= grace
  }
}
