extension RequestRun {
  /// No reasonable policy comes here; it is for interceptors that never give up.
  private static let maxAttempts = 100

  /// Begins an attempt.
  func attempt() {
    guard let request = state.withLock({ $0.request }) else { return }
    if setup.interceptors.isEmpty { return send(request) }
    perform(setup.adapt(request)) { [self] in send($0) }
  }

  private func send(_ request: URLRequest) {
    if state.withLock({ $0.isOver }) { return }
    let request = setup.plugins.reduce(request) { $1.prepare($0, target: setup.target) }
    let outgoing = OutgoingRequest(request)
    for plugin in setup.plugins { plugin.willSend(outgoing, target: setup.target) }
    let order = AttemptOrder.next()
    let sending = state.withLock { state -> (number: Int, file: URL?)? in
      if state.isOver { return nil }
      state.isSent = true
      state.attempt += 1
      return (state.attempt, state.bodyFile?.url)
    }
    // It was cancelled by, or during, what the plugins were told.
    guard let sending else { return tellPlugins(.failure(.cancelled)) }
    perform {
      let message = TransportRequest(
        request, bodyFile: sending.file, destination: setup.destination, credential: outgoing.credential)
      return setup.carrier.send(message) { [self] in receive($0, request, sending.number, order) }
    }
  }

  private func receive(_ event: TransportEvent, _ request: URLRequest, _ number: Int, _ order: UInt64) {
    switch event {
    case .progress(let progress):
      report(progress, number)
    case .finished(let outcome):
      let result = outcome.result(request, setup.validation)
      let earlier = state.withLock { state -> [Int?]? in
        guard state.isSent, state.attempt == number else { return nil }
        state.isSent = false
        defer { state.earlierStatusCodes.append(outcome.statusCode) }
        return state.earlierStatusCodes
      }
      guard let earlier else { return }
      tellPlugins(result)
      conclude(RequestAttempt(number, request, setup.target, result, earlier, order: order))
    }
  }

  /// Callers hear of what they send, if that is a file or a form, and of what they get otherwise.
  private func report(_ progress: TransferProgress, _ number: Int) {
    guard progress.direction == (setup.upload == nil ? .download : .upload) else { return }
    let callers = state.withLock { state -> [RequestCaller] in
      guard state.isSent, state.attempt == number else { return [] }
      state.lastProgress = progress
      return state.callers
    }
    for caller in callers { caller.proceed(ProgressResponse(progress: progress.progress)) }
  }

  private func conclude(_ attempt: RequestAttempt) {
    if setup.interceptors.isEmpty { return finish(attempt.result) }
    perform(setup.decide(after: attempt), orFail: attempt.response) { [self] in follow($0, attempt) }
  }

  private func follow(_ decision: RetryDecision, _ attempt: RequestAttempt) {
    switch decision {
    case .proceed:
      finish(attempt.result)
    case .fail(let error):
      finish(.failure(.wrapping(error, attempt.response)))
    case .retry, .retryAfter:
      if attempt.number >= Self.maxAttempts { return giveUp(attempt) }
      guard case .retryAfter(let delay) = decision else { return self.attempt() }
      perform(Single<Int>.timer(delay, scheduler: setup.scheduler)) { [self] _ in self.attempt() }
    }
  }

  private func giveUp(_ attempt: RequestAttempt) {
    WeirDiagnostics.report(
      "RequestInterceptor", rule: "a request must not be tried again without end",
      value: "\(attempt.number) attempts of \(attempt.request.url?.absoluteString ?? "")",
      remedy: "look at the number of the attempt")
    finish(attempt.result)
  }
}
