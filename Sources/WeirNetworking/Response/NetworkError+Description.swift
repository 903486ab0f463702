extension NetworkError: LocalizedError {
  /// What has failed.
  public var errorDescription: String? {
    switch self {
    case .imageMapping: "Failed to map data to an image."
    case .jsonMapping: "Failed to map data to JSON."
    case .stringMapping: "Failed to map data to a text."
    case .objectMapping(let error, _): "Failed to map data to a Decodable value: \(Self.text(of: error))"
    case .encodableMapping(let error): "Failed to encode an Encodable value: \(Self.text(of: error))"
    case .statusCode(let response): "The status code \(response.statusCode) is not one of those asked for."
    case .underlying(let error, _): Self.text(of: error)
    case .requestMapping(let fault): "Failed to make a request of the endpoint: \(fault)"
    case .parameterEncoding(let error): "Failed to encode parameters: \(Self.text(of: error))"
    }
  }

  private static func text(of error: any Swift.Error) -> String {
    // The localised text of a decoding error says nothing of where it is.
    switch error {
    case let error as DecodingError: "\(error)"
    case let error as EncodingError: "\(error)"
    default: error.localizedDescription
    }
  }
}

extension NetworkError: CustomNSError {
  /// The description and the error behind.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [:]
    info[NSLocalizedDescriptionKey] = errorDescription
    info[NSUnderlyingErrorKey] = underlyingError
    return info
  }
}
