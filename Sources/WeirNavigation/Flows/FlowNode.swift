/// A flow that runs, with what it has contributed.
@MainActor
final class FlowNode {
  /// The flow, until it ends.
  private(set) var flow: (any Flow)?
  let name: String
  /// Whether it goes on when its root has left.
  let outlives: Bool
  private(set) weak var tree: FlowTree?
  private(set) weak var parent: FlowNode?
  /// Its number among its siblings.
  var number = 0
  /// Its place among all that its parent has contributed, and the text of the step that led to it.
  var order = 0
  var via: String?
  /// The text of the step that is taken, and how much was contributed so far.
  private(set) var currentStep: String?
  private var contributed = 0
  var children = Numbered<FlowNode>()
  var screens = Numbered<Contribution>()
  /// Those whose steppers may still send though their screens have left.
  private var outliving: [Contribution] = []
  /// The flow's own stepper.
  private(set) var stepper: Contribution?
  /// What turns its end into a step for the flow above.
  private(set) var then: (@MainActor (Any?) -> (any Step)?)?
  private(set) var modal = ModalPresence()
  private var dismissal: (any Disposable)?
  private var adaptations = Numbered<Adaptation>()
  private var depth = 0
  private var isDismissed = false
  /// Whether a step has been taken or dropped, and those that wait for that or for the end.
  private(set) var hasAnswered = false
  let answerWaiters = Waiters()

  init(_ flow: any Flow, in tree: FlowTree, below parent: FlowNode?, outlives: Bool) {
    self.flow = flow
    self.tree = tree
    self.parent = parent
    self.outlives = outlives
    name = "\(type(of: flow))"
  }

  deinit { dismissal?.dispose() }

  var hasEnded: Bool { flow == nil }

  /// It and all below it, each before those below it.
  var subtree: [FlowNode] {
    var found: [FlowNode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      found.append(node)
      waiting += node.children.inOrder.reversed()
    }
    return found
  }

  /// Listens to the flow's end and to its stepper.
  func begin(with stepper: any Stepper) {
    guard let flow else { return }
    if !outlives {
      dismissal = flow.rxDismissed.asSignal(onErrorSignalWith: .empty()).emit { [weak self] _ in self?.dismiss() }
    }
    guard !hasEnded else { return }
    var source = stepper
    if let result = source as? ResultStepper {
      then = result.then
      source = result.stepper
    }
    let contribution = Contribution(of: self, presentable: nil, stepper: source, policy: .allow)
    self.stepper = contribution
    contribution.listen()
  }

  // MARK: Steps

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
    tree.willNavigate.accept((flow, step))
    let contributors = flow.navigate(to: step)
    tree.didNavigate.accept((flow, step))
    let text = "\(step)"
    tree.log.add(request.step, of: request.source, .taken(by: name, as: text == "\(request.step)" ? nil : text))
    currentStep = text
    apply(contributors)
    currentStep = nil
    depth -= 1
    answered(request, .taken)
    if isDismissed, depth == 0 { tree.end(self, .dismissed) }
  }

  /// The place of what is contributed next.
  func nextOrder() -> Int {
    contributed += 1
    return contributed
  }

  func drop(_ step: any Step, _ source: String, _ reason: StepRecord.Reason) {
    tree?.log.add(step, of: source, .dropped(reason))
  }

  private func drop(_ request: StepRequest, _ reason: StepRecord.Reason) {
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

  // MARK: Ends

  /// Its root has left; while it takes a step it first says what comes of that.
  private func dismiss() {
    guard !hasEnded else { return }
    let tree = tree
    if depth > 0 { isDismissed = true } else { tree?.end(self, .dismissed) }
    tree?.drain()
    tree?.lookForWhatHasLeft()
  }

  /// Notes whether its root is presented.
  func noteModal() { modal.note(flow?.root) }

  /// Ends it, or lets go of its screens, where they were dismissed below what covered them.
  func letGoOfWhatHasLeft() {
    if !outlives, modal.isOver { return dismiss() }
    for screen in screens.inOrder where screen.modal.isOver { screenLeft(screen.number) }
  }

  /// A screen that it has contributed has left.
  func screenLeft(_ number: Int) {
    guard let screen = screens[number] else { return }
    screens.remove(number)
    if screen.outlives { outliving.append(screen) } else { screen.close() }
    screen.presentable = nil
    endIfEmpty()
    tree?.drain()
  }

  /// Ends it if nothing is left of what it has contributed to a root that is not its own.
  func endIfEmpty() {
    guard !outlives, screens.isEmpty, children.isEmpty, screens.wasUsed || children.wasUsed, borrowsRoot else { return }
    if depth > 0 { isDismissed = true } else { tree?.end(self, .dismissed) }
  }

  /// Whether its root is the root of a flow above it.
  private var borrowsRoot: Bool {
    guard let root = flow?.root as AnyObject? else { return false }
    var above = parent
    while let node = above {
      if let other = node.flow?.root as AnyObject?, other === root { return true }
      above = node.parent
    }
    return false
  }

  /// Releases all that it holds.
  /// - Returns: The flow, the first time.
  func close() -> (any Flow)? {
    guard let flow else { return nil }
    self.flow = nil
    dismissal?.dispose()
    dismissal = nil
    for adaptation in adaptations.removeAll() {
      adaptation.disposable?.dispose()
      drop(adaptation.request, .flowEnded(name))
    }
    stepper?.close()
    stepper = nil
    for screen in screens.removeAll() + outliving { screen.close() }
    outliving = []
    _ = children.removeAll()
    then = nil
    answerWaiters.resume()
    return flow
  }
}
