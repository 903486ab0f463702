extension FlowNode {
  /// Listens to what a step has led to.
  func apply(_ contributors: FlowContributors) {
    var flows: [any Flow] = []
    switch contributors {
    case .none: break
    case .one(let contributor): apply(contributor, &flows)
    case .multiple(let contributors): for contributor in contributors { apply(contributor, &flows) }
    case .triggerParentFlow(let step): forwardToParent(step)
    case .end(let step): end(with: step)
    }
    becomeReady(after: flows)
  }

  private func apply(_ contributor: FlowContributor, _ flows: inout [any Flow]) {
    switch contributor {
    case .forwardToCurrentFlow(let step): tree?.enqueue(step, to: self, source: name)
    case .forwardToParentFlow(let step): forwardToParent(step)
    case .contribute(let presentable, let stepper, let whenNotPresented, let whenDismissed):
      guard let tree, !hasEnded else { return }
      guard let child = presentable as? any Flow else {
        return add(presentable, stepper, whenNotPresented ? .allow : tree.hiddenStepPolicy, outlives: whenDismissed)
      }
      flows.append(child)
      tree.begin(child, with: stepper, above: self, outlives: whenDismissed)
    }
  }

  private func add(_ screen: any Presentable, _ stepper: any Stepper, _ policy: HiddenStepPolicy, outlives: Bool) {
    let declared = stepper as? PolicyStepper
    let contribution = Contribution(
      of: self, presentable: screen, stepper: declared?.stepper ?? stepper, policy: declared?.policy ?? policy,
      outlives: outlives)
    contribution.number = screens.add(contribution)
    contribution.listen()
  }

  private func forwardToParent(_ step: any Step) {
    guard let parent, let tree else { return drop(step, name, .noParent(of: name)) }
    tree.enqueue(step, to: parent, source: name)
  }

  private func end(with step: any Step) {
    guard let tree else { return }
    let parent = parent
    let output = (step as? OutputStep)?.output
    let forwarded = output == nil && !(step is NoneStep) ? step : nil
    tree.end(self, .finished, output: output, forwarding: forwarded)
    if let forwarded, parent == nil { drop(forwarded, name, .noParent(of: name)) }
  }

  /// The flow is ready when the flows that came of its step are.
  private func becomeReady(after flows: [any Flow]) {
    guard let flow else { return }
    let record = FlowRecord.of(flow)
    guard !record.ready.value else { return }
    guard !flows.isEmpty else { return record.ready.accept(true) }
    _ = Single.zip(flows.map { $0.rxFlowReady }).asObservable().asSignal(onErrorSignalWith: .empty())
      .emit { [weak self] _ in self.map { $0.tree?.becomesReady($0) } }
  }
}
