/// Leads a deep link through a flow that runs.
@MainActor
final class FlowFollower: DeepLinkFollower {
  private weak var node: FlowNode?

  init(_ node: FlowNode) { self.node = node }

  /// The follower of a flow: one of its own if it is one, or else this.
  static func of(_ node: FlowNode) -> any DeepLinkFollower {
    node.flow as? any DeepLinkFollower ?? FlowFollower(node)
  }

  func untilReadyForLink() async {
    guard let node else { return }
    await node.untilReady()
    await node.tree?.router.settle()
  }

  func check(_ route: Route) throws(LinkError) {
    guard let flow = node?.flow else { throw failed(route, "the flow has ended") }
    guard let flow = flow as? any RoutableFlow else { throw .unknownSegment(route[0], position: 1, expected: []) }
    try type(of: flow).check(route)
  }

  func hop(along route: Route) async throws(LinkError) -> DeepLinkProgress {
    guard let node, let flow = node.flow else { throw failed(route, "the flow has ended") }
    guard let flow = flow as? any RoutableFlow else { throw .unknownSegment(route[0], position: 1, expected: []) }
    let hop = try type(of: flow).knownHop(for: route)
    let segments = max(hop.segments, 1)
    if let target = hop.target, let child = node.child(target, cameOf: hop.step) {
      return DeepLinkProgress(segments: segments, next: Self.of(child))
    }
    if let step = hop.step, !(step is NoneStep) { try await take(step, by: node, for: route) }
    guard let target = hop.target else { return DeepLinkProgress(segments: segments) }
    guard let child = node.child(target) else { throw failed(route, "\(node.name) has no \(target)") }
    return DeepLinkProgress(segments: segments, next: Self.of(child))
  }

  /// Hands a step to the flow, and waits until the host has done what it asked for.
  private func take(_ step: any Step, by node: FlowNode, for route: Route) async throws(LinkError) {
    guard let tree = node.tree else { throw failed(route, "\(node.name) has ended") }
    let asked: Range<Int>
    switch await tree.taking(step, by: node) {
    case (.dropped(let reason), _): throw failed(route, "\(reason)")
    case (.taken(let last), let newest): asked = last + 1..<newest + 1
    }
    await tree.router.settle()
    let troubles = tree.router.history.lazy.filter { asked.contains($0.number) && $0.outcome != .finished }
    if let trouble = troubles.first { throw failed(route, "\(trouble.name): \(trouble.outcome)") }
  }

  private func failed(_ route: Route, _ reason: String) -> LinkError {
    .hopFailed(segment: route[0], position: 1, reason: reason)
  }
}

extension FlowNode {
  /// Waits until the flow has taken its first step, or has dropped it, and the flows below it have too.
  fileprivate func untilReady() async {
    while !hasEnded, !hasAnswered, stepper?.hasFirstStep == true {
      await answerWaiters.wait()
      if Task.isCancelled { return }
    }
    for child in children.inOrder { await child.untilReady() }
  }

  /// The newest flow below it of a type; with a step, only one that came of that step.
  fileprivate func child(_ type: any Flow.Type, cameOf step: (any Step)? = nil) -> FlowNode? {
    let text = step.map { "\($0)" }
    return children.inOrder.last { child in
      guard let flow = child.flow, ObjectIdentifier(Swift.type(of: flow)) == ObjectIdentifier(type) else {
        return false
      }
      return text == nil || text == child.via
    }
  }
}

extension FlowTree {
  /// Hands a step to a flow, and waits until that is taken or dropped, and the steps that follow from it are.
  /// - Returns: What became of it, and the number of the last transition that was asked for then; what others ask for
  /// later is not the link's.
  fileprivate func taking(_ step: any Step, by node: FlowNode) async -> (end: StepEnd, lastNumber: Int) {
    // A step that waits for an answer of its flow is dropped when the flow ends.
    await withCheckedContinuation { continuation in
      let request = StepRequest(step: step, source: "deep link") { [router, weak self] end in
        let resume: @MainActor () -> Void = { continuation.resume(returning: (end, router.lastNumber)) }
        if let self { self.whenDrained(resume) } else { resume() }
      }
      enqueue(request, to: node)
      drain()
    }
  }
}
