import WeirReporting

/// The flows of one coordinator, and the queue of their steps.
@MainActor
final class FlowTree {
  private enum Work {
    case step(StepRequest, FlowNode)
    case adapted(any Step, StepRequest, FlowNode)
    case look(FlowNode)
  }

  let router: Router
  let log = StepLog()
  let willNavigate = PublishRelay<(any Flow, any Step)>()
  let didNavigate = PublishRelay<(any Flow, any Step)>()
  let didEnd = PublishRelay<FlowEnd>()
  var hiddenStepPolicy = HiddenStepPolicy.drop
  private(set) var roots = Numbered<FlowNode>()
  private var works: [Work] = []
  private var isDraining = false
  /// Flows that have become ready, until that is said.
  private var ready: [FlowNode] = []
  private var whenDrained: [@MainActor () -> Void] = []
  private var isLookScheduled = false
  private let bag = DisposeBag()
  /// Those that wait for a flow that is begun by hand.
  let rootWaiters = Waiters()

  init(router: Router) {
    self.router = router
    router.rejected.asSignal(onErrorSignalWith: .empty()).emit { [weak self] in self?.letGo(of: $0) }.disposed(by: bag)
  }

  /// All flows, each before those below it, in the order in which they were added.
  var allNodes: [FlowNode] {
    var found: [FlowNode] = []
    var waiting = Array(roots.inOrder.reversed())
    while let node = waiting.popLast() {
      found.append(node)
      waiting += node.children.inOrder.reversed()
    }
    return found
  }

  /// Adds a flow and listens to its stepper.
  ///
  /// One that runs already in the same place listens to the other stepper too; one that runs elsewhere is reported.
  func begin(_ flow: any Flow, with stepper: any Stepper, above parent: FlowNode?, outlives: Bool) {
    if let running = FlowRecord.of(flow).node, !running.hasEnded {
      guard running.tree === self, running.parent === parent else { return report(running) }
      return running.listen(alsoTo: stepper)
    }
    let node = FlowNode(flow, in: self, below: parent, outlives: outlives)
    if let parent {
      node.number = parent.children.add(node)
      node.order = parent.nextOrder()
      node.via = parent.currentStep
    } else {
      node.number = roots.add(node)
    }
    let record = FlowRecord.of(flow)
    record.ready.accept(false)
    record.router = router
    record.node = node
    node.begin(with: stepper)
    if parent == nil { rootWaiters.resume() }
  }

  private func report(_ running: FlowNode) {
    WeirDiagnostics.report(
      "FlowCoordinator", rule: "a flow runs in one place at a time",
      value: "\(running.name) runs already\(running.parent.map { ", below \($0.name)" } ?? "")",
      remedy: "make another flow, or wait until this one has ended; its stepper is not listened to")
  }

  // MARK: Steps

  func enqueue(_ step: any Step, to node: FlowNode, source: String) {
    if !(step is NoneStep) { enqueue(StepRequest(step: step, source: source), to: node) }
  }

  func enqueue(_ request: StepRequest, to node: FlowNode) { works.append(.step(request, node)) }

  func enqueue(adapted: any Step, for request: StepRequest, to node: FlowNode) {
    works.append(.adapted(adapted, request, node))
  }

  /// Takes what waits, in turn; called while it does so, it leaves that to the call that runs.
  func drain() {
    guard !isDraining else { return }
    isDraining = true
    var next = 0
    sayWhatIsReady()
    while next < works.count {
      let work = works[next]
      next += 1
      if next == works.count || next >= 256 {
        works.removeFirst(next)
        next = 0
      }
      take(work)
      sayWhatIsReady()
    }
    isDraining = false
    let waiting = whenDrained
    whenDrained = []
    for body in waiting { body() }
  }

  /// The flows below a flow are ready, so that it is too; said before the next step is taken, and not from inside, as
  /// it may be the last that a flow above waits for, and so on up.
  func becomesReady(_ node: FlowNode) {
    ready.append(node)
    drain()
  }

  private func sayWhatIsReady() {
    while let node = ready.popLast() { node.flow?.flowReadySubject.accept(true) }
  }

  /// Calls a closure once nothing is left in the queue: at once where nothing is.
  func whenDrained(_ body: @escaping @MainActor () -> Void) {
    if isDraining { whenDrained.append(body) } else { body() }
  }

  private func take(_ work: Work) {
    switch work {
    case .step(let request, let node): node.adapt(request)
    case .adapted(let step, let request, let node): node.take(step, for: request)
    case .look(let node): node.endIfEmpty()
    }
  }

  // MARK: Ends

  /// Ends a flow with all below it, and tells the flow above; that takes the step that follows before it is seen
  /// whether anything is left of it.
  func end(_ node: FlowNode, _ cause: FlowEnd.Cause, output: Any? = nil, forwarding forwarded: (any Step)? = nil) {
    guard !node.hasEnded else { return }
    let parent = node.parent
    let then = node.then
    let ending = node.subtree.reversed().compactMap { node -> FlowEnd? in
      node.close().map { FlowEnd(flow: $0, cause: .withParent) }
    }
    if let parent { parent.children.remove(node.number) } else { roots.remove(node.number) }
    for (index, end) in ending.enumerated() {
      didEnd.accept(index == ending.count - 1 ? FlowEnd(flow: end.flow, cause: cause) : end)
    }
    guard let parent else { return }
    if !parent.hasEnded, let step = then?(output) { enqueue(step, to: parent, source: node.name) }
    if let forwarded { enqueue(forwarded, to: parent, source: node.name) }
    works.append(.look(parent))
  }

  /// A screen does not come: what was contributed with it goes.
  private func letGo(of screen: UIViewController) {
    for node in allNodes { node.letGo(of: screen) }
  }

  /// Looks, once the host is done with it, for what was dismissed together with something that has just left.
  func lookForWhatHasLeft() {
    guard !isLookScheduled else { return }
    isLookScheduled = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      self.isLookScheduled = false
      for node in self.allNodes { node.letGoOfWhatHasLeft() }
    }
  }
}
