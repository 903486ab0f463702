/// One attempt of a request, and how it has ended.
public struct RequestAttempt: Sendable {
  /// Which attempt of the request it is; 1 for the first.
  public let number: Int

  /// The request, as it was sent.
  public let request: URLRequest

  /// The target.
  public let target: any TargetType

  /// How it has ended.
  public let result: Result<Response, NetworkError>

  /// The status codes of the attempts before; nil for those that had none.
  public let earlierStatusCodes: [Int?]

  /// When it was sent, among all attempts: a greater number is later.
  let order: UInt64

  /// The response, of a failed attempt as well.
  public var response: Response? {
    switch result {
    case .success(let response): response
    case .failure(let error): error.response
    }
  }

  /// Makes one, to test an interceptor with.
  public init(
    number: Int = 1, request: URLRequest, target: any TargetType, result: Result<Response, NetworkError>,
    earlierStatusCodes: [Int?] = []
  ) {
    self.init(number, request, target, result, earlierStatusCodes, order: AttemptOrder.next())
  }

  init(
    _ number: Int, _ request: URLRequest, _ target: any TargetType, _ result: Result<Response, NetworkError>,
    _ earlierStatusCodes: [Int?], order: UInt64
  ) {
    self.number = number
    self.request = request
    self.target = target
    self.result = result
    self.earlierStatusCodes = earlierStatusCodes
    self.order = order
  }
}

/// Numbers what happens in the order in which it happens.
enum AttemptOrder {
  private static let last = Guarded<UInt64>(0)

  static func next() -> UInt64 {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
