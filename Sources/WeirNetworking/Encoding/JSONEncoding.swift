/// Puts parameters as JSON into the body.
///
/// The members are sorted by their names, so that equal parameters make equal requests.
public struct JSONEncoding: ParameterEncoding {
  /// How the JSON is written.
  public let options: JSONSerialization.WritingOptions

  /// Makes an encoding.
  public init(options: JSONSerialization.WritingOptions = []) {
    self.options = options
  }

  /// As short as can be.
  public static var `default`: JSONEncoding { JSONEncoding() }
  /// With spaces and lines.
  public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }

  /// The request with the parameters as its body.
  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: [String: Any]?) throws -> URLRequest {
    let request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    return try encode(request, object: parameters)
  }

  /// The request with an array or a dictionary as its body.
  public func encode(
    _ urlRequest: any URLRequestConvertible, withJSONObject jsonObject: Any? = nil
  ) throws -> URLRequest {
    let request = try urlRequest.asURLRequest()
    guard let jsonObject else { return request }
    return try encode(request, object: jsonObject)
  }

  private func encode(_ request: URLRequest, object: Any) throws -> URLRequest {
    // JSONSerialization stops the program at what is no JSON; so it is asked first.
    guard JSONSerialization.isValidJSONObject(object) else {
      throw ParameterFault(name: Self.offender(in: object), reason: "is no JSON value")
    }
    var request = request
    request.httpBody = try JSONSerialization.data(withJSONObject: object, options: options.union(.sortedKeys))
    if request.value(forHTTPHeaderField: "Content-Type") == nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }

  /// The names of the members that are no JSON values.
  private static func offender(in object: Any) -> String {
    guard let members = object as? [String: Any] else { return "\(type(of: object))" }
    let names = members.filter { !JSONSerialization.isValidJSONObject([$0.value]) }.keys.sorted()
    return names.joined(separator: ", ")
  }
}
