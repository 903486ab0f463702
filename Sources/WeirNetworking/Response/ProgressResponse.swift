/// How far a request has come; the last one has the response.
public struct ProgressResponse: Sendable {
  /// The response, at the end.
  public let response: Response?

  /// How many bytes have been sent or received, of how many; nil before the first.
  public let progressObject: Progress?

  /// Makes one.
  public init(progress: Progress? = nil, response: Response? = nil) {
    progressObject = progress
    self.response = response
  }

  /// The share that is done, from 0 to 1; 0 where the whole is unknown.
  public var progress: Double {
    if completed { return 1 }
    guard let progressObject, progressObject.totalUnitCount > 0 else { return 0 }
    return progressObject.fractionCompleted
  }

  /// Whether the response is there.
  public var completed: Bool { response != nil }
}
