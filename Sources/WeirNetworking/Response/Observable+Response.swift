extension ObservableType where Element == Response {
  /// Lets responses through whose status code is one of these; others are errors.
  @preconcurrency
  public func filter<R: RangeExpression & Sendable>(statusCodes: R) -> Observable<Response> where R.Bound == Int {
    map { try $0.filter(statusCodes: statusCodes) }
  }

  /// Lets responses through with this status code; others are errors.
  public func filter(statusCode: Int) -> Observable<Response> { map { try $0.filter(statusCode: statusCode) } }

  /// Lets responses through whose status code is from 200 to 299; others are errors.
  public func filterSuccessfulStatusCodes() -> Observable<Response> { map { try $0.filterSuccessfulStatusCodes() } }

  /// Lets responses through whose status code is from 200 to 399; others are errors.
  public func filterSuccessfulStatusAndRedirectCodes() -> Observable<Response> {
    map { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }

  /// The body as a JSON value; see `Response.mapJSON(failsOnEmptyData:)`.
  public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }

  /// The body as a text; see `Response.mapString(atKeyPath:)`.
  public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }

  /// The body as an image that is still encoded; see `Response.mapImageData()`.
  public func mapImageData() -> Observable<ImageData> { map { try $0.mapImageData() } }

  /// The body as a value that is decoded; see `Response.map(_:atKeyPath:using:failsOnEmptyData:)`.
  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Observable<D> {
    map(ResponseDecoding(keyPath: keyPath, decoder: decoder, failsOnEmptyData: failsOnEmptyData).value)
  }

  #if canImport(UIKit) || canImport(AppKit)
    /// The body as an image.
    public func mapImage() -> Observable<Moya.Image> { map { try $0.mapImage() } }
  #endif
}
