extension URLEncoding {
  /// The request with the parameters in its query or its body.
  ///
  /// A body gets the type of a form, unless the request has a `Content-Type` already.
  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: [String: Any]?) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    if writesQuery(HTTPMethod(rawValue: request.httpMethod ?? "GET")) {
      guard let url = request.url else { throw ParameterFault(name: "", reason: "the request has no URL") }
      request.url = try adding(query(parameters), to: url)
      return request
    }
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/x-www-form-urlencoded; charset=utf-8", forHTTPHeaderField: "Content-Type")
    }
    request.httpBody = Data(query(parameters).utf8)
    return request
  }

  /// The names and escaped values of a parameter, which may be an array or a dictionary.
  public func queryComponents(fromKey key: String, value: Any) -> [(String, String)] {
    switch Self.unwrapped(value) {
    case nil, is NSNull: []
    case let members as [String: Any]:
      members.sorted { $0.key < $1.key }.flatMap { queryComponents(fromKey: "\(key)[\($0.key)]", value: $0.value) }
    case let elements as [Any]:
      elements.enumerated().flatMap { queryComponents(fromKey: arrayEncoding.name(key, $0.offset), value: $0.element) }
    case let value?: [(escape(key), escape(text(of: value)))]
    }
  }

  /// A text with everything escaped that has a meaning in a query.
  public func escape(_ string: String) -> String { string.percentEscaped { $0.isUnreserved || $0 == "/" || $0 == "?" } }

  private func query(_ parameters: [String: Any]) -> String {
    parameters.sorted { $0.key < $1.key }
      .flatMap { queryComponents(fromKey: $0.key, value: $0.value) }
      .map { "\($0.0)=\($0.1)" }.joined(separator: "&")
  }

  private func adding(_ query: String, to url: URL) throws -> URL {
    if query.isEmpty { return url }
    var parts = URLParts(url.absoluteString)
    parts.addQuery(query)
    guard let result = URL(string: parts.text) else {
      throw ParameterFault(name: query, reason: "cannot be a part of the URL \(url.absoluteString)")
    }
    return result
  }

  private func writesQuery(_ method: HTTPMethod) -> Bool {
    switch destination {
    case .queryString: true
    case .httpBody: false
    case .methodDependent: [.get, .head, .delete].contains(method)
    }
  }

  private func text(of value: Any) -> String {
    if type(of: value) == Bool.self, let flag = value as? Bool { return boolEncoding.text(flag) }
    // A number from JSON that was true or false knows it by its type only.
    if let number = value as? NSNumber, type(of: value) is NSNumber.Type, String(cString: number.objCType) == "c" {
      return boolEncoding.text(number.boolValue)
    }
    return "\(value)"
  }

  /// The value of an optional, however often it is wrapped.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
