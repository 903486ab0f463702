extension RecordedExchange.Request {
  /// What a request is recognised by, with its secrets hidden.
  init(_ request: URLRequest, _ redaction: Redaction) {
    self.init(
      method: request.httpMethod ?? "GET", url: request.url.map(redaction.url) ?? "",
      body: request.httpBody.map { RecordedBody(redaction.body($0)) })
  }
}

extension RecordedExchange {
  init(_ request: URLRequest, _ outcome: TransportOutcome, _ redaction: Redaction) {
    self.request = Request(request, redaction)
    response = outcome.statusCode.map { Response($0, outcome, redaction) }
    failure = outcome.error.map { $0 as NSError }.map {
      Failure(domain: $0.domain, code: $0.code, text: $0.localizedDescription)
    }
  }

  /// What is answered to a request.
  func outcome(_ request: TransportRequest) -> TransportOutcome {
    let error = failure?.error
    guard let response, let url = request.urlRequest.url else {
      return TransportOutcome(response: nil, error: error ?? URLError(.badServerResponse))
    }
    let head = HTTPURLResponse(
      url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: response.headers)
    guard let head, let destination = request.destination, error == nil else {
      return TransportOutcome(response: head, data: response.body.data, error: error)
    }
    do {
      let file = try Download.write(response.body.data, to: destination, head)
      return TransportOutcome(response: head, fileURL: file)
    } catch {
      return TransportOutcome(response: head, error: error)
    }
  }
}

extension RecordedExchange.Failure {
  var error: any Error {
    // Optional on some systems, and not on others.
    let known: URLError.Code? = URLError.Code(rawValue: code)
    if domain == NSURLErrorDomain, let known { return URLError(known) }
    return NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}

extension RecordedExchange.Response {
  fileprivate init(_ status: Int, _ outcome: TransportOutcome, _ redaction: Redaction) {
    var fields: [String: String] = [:]
    for (key, value) in outcome.response?.allHeaderFields ?? [:] { fields["\(key)"] = "\(value)" }
    // The body is unpacked already, and may have another length now.
    fields = fields.filter {
      !["content-encoding", "content-length", "transfer-encoding"].contains($0.key.lowercased())
    }
    let data = outcome.fileURL.flatMap { try? Data(contentsOf: $0) } ?? outcome.data
    self.init(status: status, headers: redaction.headers(fields), body: RecordedBody(redaction.body(data)))
  }
}
