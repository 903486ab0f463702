/// Who waits for the outcome of a request.
final class RequestCaller: Sendable {
  /// Where async callers are resumed; serial, so that progress comes in order.
  static let asyncQueue = DispatchQueue(label: "weir.network.async")

  private let queue: DispatchQueue?
  private let progress: Moya.ProgressBlock?
  private let completion: Moya.Completion

  init(_ queue: DispatchQueue?, _ progress: Moya.ProgressBlock?, _ completion: @escaping Moya.Completion) {
    self.queue = queue
    self.progress = progress
    self.completion = completion
  }

  func proceed(_ response: ProgressResponse) {
    guard let progress else { return }
    call { progress(response) }
  }

  func finish(_ result: Result<Response, NetworkError>, _ last: Progress?) {
    if let progress, case .success(let response) = result {
      call { progress(ProgressResponse(progress: last, response: response)) }
    }
    call { [completion] in completion(result) }
  }

  private func call(_ work: @escaping @Sendable () -> Void) {
    if let queue { queue.async(execute: work) } else { work() }
  }
}
