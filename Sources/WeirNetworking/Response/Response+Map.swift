extension Response {
  /// The body as a JSON value.
  /// - Parameter failsOnEmptyData: Whether an empty body is an error; it is `NSNull` otherwise.
  /// - Throws: `NetworkError.jsonMapping`.
  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    if data.isEmpty && !failsOnEmptyData { return NSNull() }
    do {
      return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw NetworkError.jsonMapping(self)
    }
  }

  /// The body as a text, or the text that is at a path in its JSON.
  /// - Parameter keyPath: Names that are separated by dots.
  /// - Throws: `NetworkError.stringMapping`; `jsonMapping` where there is a path, but no JSON.
  public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
    let text =
      try keyPath.map { JSONPath.value(at: $0, in: try mapJSON()) as? String } ?? String(bytes: data, encoding: .utf8)
    guard let text else { throw NetworkError.stringMapping(self) }
    return text
  }

  /// The body as a value that is decoded from its JSON, or from what is at a path in it.
  ///
  /// - Parameters:
  ///   - keyPath: Names that are separated by dots.
  ///   - failsOnEmptyData: Whether an empty body, or nothing at the path, is an error at once; a type that can be decoded from
  ///     an empty object, or an array with one, is so decoded otherwise.
  /// - Throws: `NetworkError.objectMapping` with what the decoder says; `jsonMapping` where there is no JSON, or nothing at
  ///   the path.
  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) throws -> D {
    let json = try keyPath.flatMap { try part(at: $0, failsOnEmptyData) } ?? data
    if json.isEmpty && !failsOnEmptyData {
      for text in ["{}", "[{}]"] {
        if let value = try? decoder.decode(D.self, from: Data(text.utf8)) { return value }
      }
    }
    do {
      return try decoder.decode(D.self, from: json)
    } catch {
      throw NetworkError.objectMapping(error, self)
    }
  }

  /// The body as an image that is still encoded, with its format.
  /// - Throws: `NetworkError.imageMapping` where it begins like no image.
  public func mapImageData() throws -> ImageData {
    guard let image = ImageData(data) else { throw NetworkError.imageMapping(self) }
    return image
  }

  /// The JSON at a path; nil where there is none and that is no error.
  private func part(at keyPath: String, _ failsOnEmptyData: Bool) throws -> Data? {
    guard let value = JSONPath.value(at: keyPath, in: try mapJSON(failsOnEmptyData: failsOnEmptyData)) else {
      if failsOnEmptyData { throw NetworkError.jsonMapping(self) }
      return nil
    }
    do {
      return try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    } catch {
      throw NetworkError.jsonMapping(self)
    }
  }
}
