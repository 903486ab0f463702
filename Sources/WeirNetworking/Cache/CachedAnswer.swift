/// An answer that is kept, and what is needed to know how long it is good.
struct CachedAnswer: Sendable {
  var statusCode: Int
  /// The headers, with names in small letters.
  var headers: [String: String]
  var data: Data
  /// The values that the request had in the headers that the answer varies by.
  var varying: [String: String]
  /// When the request was sent, and when the answer came.
  var requested: Date
  var received: Date

  var control: CacheControl { CacheControl(headers["cache-control"]) }

  /// About how many bytes it takes.
  var size: Int { data.count + headers.reduce(200) { $0 + $1.key.utf8.count + $1.value.utf8.count } }

  /// The headers of a response, with names in small letters.
  static func fields(_ response: HTTPURLResponse) -> [String: String] {
    var fields: [String: String] = [:]
    for (key, value) in response.allHeaderFields { fields["\(key)".lowercased()] = "\(value)" }
    return fields
  }

  /// How old it is (RFC 9111, 4.2.3).
  func age(_ now: Date) -> TimeInterval {
    let apparent = date.map { max(received.timeIntervalSince($0), 0) } ?? 0
    let told = headers["age"].flatMap { TimeInterval($0.trimmingCharacters(in: .whitespaces)) } ?? 0
    let corrected = max(told, 0) + max(received.timeIntervalSince(requested), 0)
    return max(apparent, corrected) + max(now.timeIntervalSince(received), 0)
  }

  /// How long it is good without asking again (RFC 9111, 4.2.1 and 4.2.2).
  var lifetime: TimeInterval {
    if control.has("no-cache") || (headers["pragma"] == "no-cache" && headers["cache-control"] == nil) { return 0 }
    if let seconds = control.seconds("max-age") { return seconds }
    if let expires = headers["expires"] {
      // A date that is none has passed.
      return HTTPDate.date(of: expires).map { max($0.timeIntervalSince(date ?? received), 0) } ?? 0
    }
    guard CacheRules.isCacheableByDefault(statusCode), let modified = headers["last-modified"].flatMap(HTTPDate.date)
    else { return 0 }
    // A tenth of its age when it came, at most a day.
    return min(max((date ?? received).timeIntervalSince(modified) / 10, 0), 86_400)
  }

  /// What to ask the server with, to learn whether it is still good; nil where it has nothing to be known by.
  var validators: [String: String]? {
    var fields: [String: String] = [:]
    fields["If-None-Match"] = headers["etag"]
    fields["If-Modified-Since"] = headers["last-modified"]
    return fields.isEmpty ? nil : fields
  }

  /// Takes over the headers of a 304 (RFC 9111, 3.2).
  mutating func update(_ fields: [String: String], requested: Date, received: Date) {
    let kept: Set = ["content-length", "content-encoding", "content-type", "content-range", "transfer-encoding"]
    headers.merge(fields.filter { !kept.contains($0.key) }) { $1 }
    if fields["age"] == nil { headers["age"] = nil }
    (self.requested, self.received) = (requested, received)
  }

  func outcome(_ url: URL, _ now: Date) -> TransportOutcome {
    var fields = headers
    fields["age"] = String(Int(age(now)))
    let response = HTTPURLResponse(url: url, statusCode: statusCode, httpVersion: "HTTP/1.1", headerFields: fields)
    return TransportOutcome(response: response, data: data)
  }

  private var date: Date? { headers["date"].flatMap(HTTPDate.date) }
}
