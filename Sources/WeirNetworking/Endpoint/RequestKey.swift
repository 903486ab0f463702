/// What makes two requests the same.
struct RequestKey: Hashable, Sendable {
  let url: String
  let method: String
  let headers: [String: String]
  let body: Data?
  let upload: Upload?

  init(url: String, method: String, headers: [String: String], body: Data?, upload: Upload?) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.upload = upload
  }

  init(_ request: URLRequest, upload: Upload?) {
    self.init(
      url: request.url?.absoluteString ?? "", method: request.httpMethod ?? "GET",
      headers: request.allHTTPHeaderFields ?? [:], body: request.httpBody, upload: upload)
  }
}
