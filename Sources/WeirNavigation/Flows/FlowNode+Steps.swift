/// How a flow takes steps.
extension FlowNode {
  /// Asks the flow which step is to be taken, and takes it: now if the flow knows at once.
  func adapt(_ request: StepRequest) {
    guard let flow else { return drop(request, .flowEnded(name)) }
    let adaptation = Adaptation(of: request)
    let number = adaptations.add(adaptation)
    adaptation.disposable = flow.adapt(step: request.step).asObservable().materialize()
      .asSignal(onErrorSignalWith: .empty())
      .emit { [weak self] event in self?.receive(event, number) }
    adaptation.isWaiting = true
    if let answer = adaptation.answer { take(answer, for: request) }
  }

  private func receive(_ event: Event<any Step>, _ number: Int) {
    guard let adaptation = adaptations.remove(number) else { return }
    switch event {
    case .next(let step):
      guard adaptation.isWaiting else { return adaptation.answer = step }
      tree?.enqueue(adapted: step, for: adaptation.request, to: self)
      tree?.drain()
    case .error(let error): drop(adaptation.request, .adaptFailed(name, error: "\(error)"))
    case .completed: break
    }
  }

  /// Hands a step to the flow, and listens to what comes of it.
  func take(_ step: any Step, for request: StepRequest) {
    guard let flow, let tree else { return drop(request, .flowEnded(name)) }
    if step is NoneStep { return drop(request, .swallowed(name)) }
    depth += 1
    noteModal()
    let last = tree.router.lastNumber
    tree.willNavigate.accept((flow, step))
    let contributors = flow.navigate(to: step)
    tree.didNavigate.accept((flow, step))
    let text = "\(step)"
    tree.log.add(request.step, of: request.source, .taken(by: name, as: text == "\(request.step)" ? nil : text))
    currentStep = text
    apply(contributors)
    currentStep = nil
    depth -= 1
    answered(request, .taken(after: last))
    guard depth == 0 else { return }
    if isDismissed { tree.end(self, .dismissed) } else { endIfEmpty() }
  }

  func drop(_ step: any Step, _ source: String, _ reason: StepRecord.Reason) {
    tree?.log.add(step, of: source, .dropped(reason))
  }

  func drop(_ request: StepRequest, _ reason: StepRecord.Reason) {
    drop(request.step, request.source, reason)
    answered(request, .dropped(reason))
  }

  private func answered(_ request: StepRequest, _ end: StepEnd) {
    if !hasAnswered {
      hasAnswered = true
      answerWaiters.resume()
    }
    request.end?(end)
  }
}
