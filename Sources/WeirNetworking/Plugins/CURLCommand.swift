/// Writes a request as a command for curl.
enum CURLCommand {
  static func text(_ request: URLRequest, _ redaction: Redaction) -> String {
    guard let url = request.url else { return "$ curl command could not be created" }
    var lines = ["$ curl -v", "-X \(request.httpMethod ?? "GET")"]
    let headers = redaction.headers(request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
    lines += headers.map { "-H \(quoted("\($0.key): \($0.value)"))" }
    if let body = request.httpBody {
      lines.append("-d \(quoted(String(decoding: redaction.body(body), as: UTF8.self)))")
    }
    lines.append(quoted(redaction.url(url)))
    return lines.joined(separator: " \\\n\t")
  }

  /// The text as one word of a shell.
  private static func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }
}
