/// The lines that a logger writes of a request or a response.
struct NetworkLogLines {
  private let configuration: NetworkLoggerPlugin.Configuration
  private let target: any TargetType

  init(_ configuration: NetworkLoggerPlugin.Configuration, _ target: any TargetType) {
    self.configuration = configuration
    self.target = target
  }

  func request(_ outgoing: any RequestType) -> [String] {
    guard let request = outgoing.request, let url = request.url else { return [line("Request", "(invalid request)")] }
    if logs(.formatRequestAscURL) { return [line("Request", CURLCommand.text(request, redaction))] }
    var lines = [line("Request", redaction.url(url))]
    if logs(.requestHeaders) {
      let headers = outgoing.sessionHeaders.merging(request.allHTTPHeaderFields ?? [:]) { $1 }
      lines.append(line("Request Headers", text(headers)))
    }
    if logs(.requestBody) {
      if let stream = request.httpBodyStream { lines.append(line("Request Body Stream", stream.description)) }
      if let body = request.httpBody {
        lines.append(line("Request Body", configuration.formatter.requestData(redaction.body(body))))
      }
    }
    if logs(.requestMethod), let method = request.httpMethod { lines.append(line("HTTP Request Method", method)) }
    return lines
  }

  func response(_ response: Response, isFailure: Bool) -> [String] {
    var lines = [line("Response", head(response))]
    if logs(isFailure ? .errorResponseBody : .successResponseBody) {
      lines.append(line("Response Body", configuration.formatter.responseData(redaction.body(response.data))))
    }
    return lines
  }

  func failure(_ error: NetworkError) -> [String] {
    if let response = error.response { return self.response(response, isFailure: true) }
    return [line("Error", "Error calling \(name): \(error.localizedDescription)")]
  }

  private var redaction: Redaction { configuration.redaction }

  /// The target's case without its values, which may be secrets.
  private var name: String {
    let text = String(describing: target)
    return text.firstIndex(of: "(").map { String(text[..<$0]) } ?? text
  }

  private func head(_ response: Response) -> String {
    guard let http = response.response, let url = http.url else {
      return "\(response.statusCode), \(response.data.count) bytes, without headers, for \(name)"
    }
    var fields: [String: String] = [:]
    for (key, value) in http.allHeaderFields { fields["\(key)"] = "\(value)" }
    return "\(response.statusCode) \(redaction.url(url)) \(text(fields))"
  }

  private func text(_ headers: [String: String]) -> String {
    "[" + redaction.headers(headers).sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
      + "]"
  }

  private func logs(_ option: NetworkLoggerPlugin.Configuration.LogOptions) -> Bool {
    configuration.logOptions.contains(option)
  }

  private func line(_ identifier: String, _ message: String) -> String {
    configuration.formatter.entry(identifier, message, target)
  }
}
