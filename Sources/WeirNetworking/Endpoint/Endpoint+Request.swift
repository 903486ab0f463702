extension Endpoint {
  /// The request.
  ///
  /// Files and forms that are uploaded are not in it; the provider sends them along.
  /// - Throws: `NetworkError`: `requestMapping` where the URL is wrong, with the place and the reason; `encodableMapping` and
  ///   `parameterEncoding` where what is sent along is.
  public func urlRequest() throws -> URLRequest {
    let url: URL
    do { url = try URLFault.url(of: self.url) } catch { throw NetworkError.requestMapping(error.description) }
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
    request.allHTTPHeaderFields = httpHeaderFields
    return try filled(request)
  }

  private func filled(_ request: URLRequest) throws -> URLRequest {
    switch task {
    case .requestPlain, .uploadFile, .uploadMultipart, .uploadMultipartFormData, .downloadDestination:
      request
    case .requestData(let data):
      request.with(body: data)
    case .requestJSONEncodable(let value):
      try request.encoding(value, Self.makeEncoder())
    case .requestCustomJSONEncodable(let value, let encoder):
      try request.encoding(value, encoder)
    case .requestParameters(let parameters, let encoding), .downloadParameters(let parameters, let encoding, _):
      try request.encoding(parameters, encoding)
    case .requestCompositeData(let body, let parameters):
      try request.with(body: body).encoding(parameters, URLEncoding.queryString)
    case .requestCompositeParameters(let body, let encoding, let parameters):
      try request.encoding(body, Self.checked(encoding)).encoding(parameters, URLEncoding.queryString)
    case .uploadCompositeMultipart(_, let parameters), .uploadCompositeMultipartFormData(_, let parameters):
      try request.encoding(parameters, URLEncoding.queryString)
    }
  }

  /// Sorts members, so that equal values make equal requests.
  private static func makeEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  /// Parameters of the body must not go to the query, where the others go.
  private static func checked(_ encoding: any ParameterEncoding) throws -> any ParameterEncoding {
    guard let forms = encoding as? URLEncoding, forms.destination != .httpBody else { return encoding }
    let fault = ParameterFault(
      name: "bodyEncoding", reason: "\(forms.destination) is not the body; use URLEncoding.httpBody")
    throw NetworkError.parameterEncoding(fault)
  }
}

extension URLRequest {
  fileprivate func with(body: Data) -> URLRequest {
    var request = self
    request.httpBody = body
    return request
  }

  fileprivate func encoding(_ value: any Encodable, _ encoder: JSONEncoder) throws -> URLRequest {
    var request = self
    do { request.httpBody = try encoder.encode(value) } catch { throw NetworkError.encodableMapping(error) }
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }

  fileprivate func encoding(_ parameters: [String: Any], _ encoding: any ParameterEncoding) throws -> URLRequest {
    do { return try encoding.encode(self, with: parameters) } catch { throw NetworkError.parameterEncoding(error) }
  }
}
