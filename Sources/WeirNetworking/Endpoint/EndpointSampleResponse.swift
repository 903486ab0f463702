/// What a stub answers.
public enum EndpointSampleResponse: Sendable {
  /// A status code and a body.
  case networkResponse(Int, Data)

  /// A response and a body.
  case response(HTTPURLResponse, Data)

  /// No response, but an error.
  case networkError(NSError)
}
