extension ObservableType where Element == ProgressResponse {
  /// The response, once it is there.
  public func filterCompleted() -> Observable<Response> { compactMap { $0.response } }

  /// The share that is done, until the response is there.
  public func filterProgress() -> Observable<Double> { filter { !$0.completed }.map { $0.progress } }
}
