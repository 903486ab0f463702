/// What a flow listens to: a screen with its stepper, or the flow's own stepper.
@MainActor
final class Contribution {
  private(set) weak var node: FlowNode?
  /// Its number among the screens of its flow.
  var number = 0
  /// Its place among all that its flow has contributed, and the step that led to it.
  let order: Int
  let via: String?
  /// The screen, which is held until it leaves.
  var presentable: (any Presentable)?
  /// The stepper, which is held as long as it is listened to.
  private(set) var stepper: (any Stepper)?
  let name: String
  let outlives: Bool
  private let policy: HiddenStepPolicy
  private(set) var isVisible = false
  /// Whether its stepper begins with a step.
  private(set) var hasFirstStep = false
  private(set) var modal = ModalPresence()
  private var held: [any Step] = []
  private var bag = DisposeBag()
  private(set) var isClosed = false

  init(
    of node: FlowNode, presentable: (any Presentable)?, stepper: any Stepper, policy: HiddenStepPolicy,
    outlives: Bool = false
  ) {
    self.node = node
    self.presentable = presentable
    self.stepper = stepper
    self.policy = policy
    self.outlives = outlives
    order = node.nextOrder()
    via = node.currentStep
    name = presentable.map { "\(type(of: $0))" } ?? node.name
  }

  /// Listens to the screen, takes the first step of the stepper, and listens to the stepper.
  func listen() {
    listenToScreen()
    guard let stepper, let node, !isClosed else { return }
    let first = stepper.initialStep
    hasFirstStep = !(first is NoneStep)
    emit(first)
    let link = StepLink(self, log: node.tree?.log)
    // The subscription is not kept: it goes with the relay, and until then records what comes too late.
    _ = stepper.steps.take(while: { _ in link.isListening.value }).asSignal(onErrorSignalWith: .empty())
      .emit { link.receive($0) }
    stepper.readyToEmitSteps()
  }

  private func listenToScreen() {
    guard let presentable else { return }
    presentable.rxDismissed.asSignal(onErrorSignalWith: .empty()).emit { [weak self] _ in self?.screenLeft() }
      .disposed(by: bag)
    guard !isClosed else { return }
    presentable.rxVisible.asSignal(onErrorSignalWith: .empty()).emit { [weak self] in self?.become(visible: $0) }
      .disposed(by: bag)
  }

  private func screenLeft() {
    let tree = node?.tree
    node?.screenLeft(number)
    tree?.lookForWhatHasLeft()
  }

  private func become(visible: Bool) {
    isVisible = visible
    if visible {
      modal.note(presentable)
      node?.noteModal()
    } else {
      watchCover()
    }
    guard visible, !held.isEmpty, let node else { return }
    let waiting = held
    held = []
    for step in waiting { node.tree?.enqueue(step, to: node, source: name) }
    node.tree?.drain()
  }

  /// Hears of what covers the screen.
  func watchCover() { modal.watchCover { [weak tree = node?.tree] in tree?.lookForWhatHasLeft() } }

  /// The stepper has sent a step.
  func emit(_ step: any Step) {
    guard !(step is NoneStep), let node, let tree = node.tree else { return }
    if isVisible || policy == .allow {
      tree.enqueue(step, to: node, source: name)
      tree.drain()
    } else if policy == .hold {
      held.append(step)
    } else {
      node.drop(step, name, .screenHidden(name))
    }
  }

  /// It is listened to no more, and holds nothing.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    bag = DisposeBag()
    for step in held { node?.drop(step, name, .screenLeft(name)) }
    held = []
    presentable = nil
    stepper = nil
  }
}
