/// A request before it is one: what a target has become, and what closures can still change.
///
/// It is no `Sendable`, since its task is none; a provider turns it into a request on the thread of the caller.
public struct Endpoint {
  /// Gives what a stub answers; called on any thread, once for each request.
  public typealias SampleResponseClosure = @Sendable () -> EndpointSampleResponse

  /// The URL, as written.
  public let url: String

  /// Gives what a stub answers.
  public let sampleResponseClosure: SampleResponseClosure

  /// The method.
  public let method: HTTPMethod

  /// What is sent along, and how.
  public let task: RequestTask

  /// The headers.
  public let httpHeaderFields: [String: String]?

  /// Makes an endpoint.
  @preconcurrency
  public init(
    url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: HTTPMethod, task: RequestTask,
    httpHeaderFields: [String: String]?
  ) {
    self.url = url
    self.sampleResponseClosure = sampleResponseClosure
    self.method = method
    self.task = task
    self.httpHeaderFields = httpHeaderFields
  }

  /// The endpoint with more headers; they take the place of those of the same name, in whatever case it is written.
  public func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
    let names = Set(newHTTPHeaderFields.keys.map { $0.lowercased() })
    let kept = httpHeaderFields?.filter { !names.contains($0.key.lowercased()) }
    let fields = kept.map { $0.merging(newHTTPHeaderFields) { $1 } } ?? newHTTPHeaderFields
    return Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: fields.isEmpty ? httpHeaderFields : fields)
  }

  /// The endpoint with another task.
  public func replacing(task: RequestTask) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: httpHeaderFields)
  }
}
