/// How a value is decoded of responses.
///
/// A method of it is handed to streams instead of a closure: a closure that names the type would have to send it to where it
/// runs, which types are not made for.
struct ResponseDecoding<Value: Decodable>: Sendable {
  let keyPath: String?
  let decoder: JSONDecoder
  let failsOnEmptyData: Bool

  func value(of response: Response) throws -> Value {
    try response.map(Value.self, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
  }
}
