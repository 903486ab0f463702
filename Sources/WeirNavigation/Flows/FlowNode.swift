/// A flow that runs, with what it has contributed.
@MainActor
final class FlowNode {
  /// The flow, until it ends.
  var flow: (any Flow)?
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
  var currentStep: String?
  private var contributed = 0
  var children = Numbered<FlowNode>()
  var screens = Numbered<Contribution>()
  /// Those whose steppers may still send though their screens have left.
  var outliving: [Contribution] = []
  /// The flow's own stepper.
  var stepper: Contribution?
  /// Other steppers that it was begun with while it ran.
  var moreSteppers: [Contribution] = []
  /// What turns its end into a step for the flow above.
  var then: (@MainActor (Any?) -> (any Step)?)?
  /// What is known of its root, and what is listened to for it.
  var modal = ModalPresence()
  var rootBag = DisposeBag()
  /// The steps that it is asked to turn into others.
  var adaptations = Numbered<Adaptation>()
  /// How many steps it takes now, one inside the other, and whether its root has left meanwhile.
  var depth = 0
  var isDismissed = false
  /// Whether a step has been taken or dropped, and those that wait for that or for the end.
  var hasAnswered = false
  let answerWaiters = Waiters()

  init(_ flow: any Flow, in tree: FlowTree, below parent: FlowNode?, outlives: Bool) {
    self.flow = flow
    self.tree = tree
    self.parent = parent
    self.outlives = outlives
    name = "\(type(of: flow))"
  }

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
    let source = takeThen(of: stepper)
    if !outlives { listenToRoot(of: flow) }
    guard !hasEnded else { return }
    let contribution = Contribution(of: self, presentable: nil, stepper: source, policy: .allow)
    self.stepper = contribution
    contribution.listen()
  }

  /// Listens to another stepper as well.
  func listen(alsoTo stepper: any Stepper) {
    let contribution = Contribution(of: self, presentable: nil, stepper: takeThen(of: stepper), policy: .allow)
    moreSteppers.append(contribution)
    contribution.listen()
  }

  /// Keeps what turns the end into a step, where a stepper brings that along.
  private func takeThen(of stepper: any Stepper) -> any Stepper {
    guard let result = stepper as? ResultStepper else { return stepper }
    then = result.then
    return result.stepper
  }

  /// The place of what is contributed next.
  func nextOrder() -> Int {
    contributed += 1
    return contributed
  }
}
