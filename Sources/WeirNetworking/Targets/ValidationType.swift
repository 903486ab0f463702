/// Which status codes are no error.
public enum ValidationType: Equatable, Sendable {
  /// All of them.
  case none
  /// 200 to 299.
  case successCodes
  /// 200 to 399.
  case successAndRedirectCodes
  /// Those given.
  case customCodes([Int])

  /// The status codes that are no error; where there are none, all are.
  public var statusCodes: [Int] {
    switch self {
    case .none: []
    case .successCodes: Array(200..<300)
    case .successAndRedirectCodes: Array(200..<400)
    case .customCodes(let codes): codes
    }
  }

  /// Whether a status code is no error.
  func accepts(_ code: Int) -> Bool {
    switch self {
    case .none: true
    case .successCodes: (200..<300).contains(code)
    case .successAndRedirectCodes: (200..<400).contains(code)
    case .customCodes(let codes): codes.isEmpty || codes.contains(code)
    }
  }
}
