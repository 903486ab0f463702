extension Response {
  /// This response, if its status code is one of these.
  /// - Throws: `NetworkError.statusCode`.
  public func filter<R: RangeExpression>(statusCodes: R) throws -> Response where R.Bound == Int {
    guard statusCodes.contains(statusCode) else { throw NetworkError.statusCode(self) }
    return self
  }

  /// This response, if it has this status code.
  /// - Throws: `NetworkError.statusCode`.
  public func filter(statusCode: Int) throws -> Response { try filter(statusCodes: statusCode...statusCode) }

  /// This response, if its status code is from 200 to 299.
  /// - Throws: `NetworkError.statusCode`.
  public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }

  /// This response, if its status code is from 200 to 399.
  /// - Throws: `NetworkError.statusCode`.
  public func filterSuccessfulStatusAndRedirectCodes() throws -> Response { try filter(statusCodes: 200...399) }
}
