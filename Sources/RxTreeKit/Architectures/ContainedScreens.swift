/// What is put inside a container by somebody else: pages of a pager, the root of a coordinator.
struct ContainedScreens {
  let evaluator: Evaluator

  private var program: Program { evaluator.program }

  /// The ways from containers to what the events put inside them.
  func findings(_ events: [Event]) -> [Finding] { events.flatMap { findings($0) } }

  private func findings(_ event: Event) -> [Finding] {
    guard case .containedIn(let container) = event.verb else { return [] }
    let children = evaluator.presentables(in: event.value)
    return owners(of: container).flatMap { parent in
      children.flatMap { finding(parent, $0, event) }.filter { $0.child != parent }
    }
  }

  /// A coordinator's root is led to by the step that leads to the coordinator.
  private func finding(_ parent: TypeID, _ child: TypeID, _ event: Event) -> [Finding] {
    let isFlow = program.role(of: child).isFlow
    guard isFlow == program.role(of: parent).isFlow else { return [] }
    let steps: [String?] = isFlow ? event.labels.isEmpty ? ["init"] : event.labels : [nil]
    return steps.map {
      Finding(parent: parent, step: $0, child: child, kind: isFlow ? .flow : .child, position: event.position)
    }
  }

  private func owners(of container: Value) -> [TypeID] {
    switch container {
    case .argument(let type): type.project.map { [$0] } ?? []
    default: evaluator.presentables(in: container)
    }
  }

  /// What dependency containers put together when they make a screen.
  func assembled() -> [Finding] {
    evaluator.begin(standalone: [])
    return evaluator.registry.all.flatMap { registration -> [Finding] in
      let frame = Frame(
        selfType: registration.owner, isNode: false, owner: registration.owner, file: registration.file, depth: 1)
      _ = evaluator.evaluate(registration.factory, frame)
      return findings(frame.events)
    }
  }
}
