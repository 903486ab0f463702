extension Evaluator {
  /// An object is made.
  func constructCall(
    _ type: TypeReference, _ arguments: [Value.Labelled], _ offset: UInt32, _ frame: Frame
  ) -> Value {
    if let id = type.project { return constructOwn(type, id, arguments, offset, frame) }
    let name = type.external ?? ""
    if name == "UIStoryboard" { return .instance(type, content: arguments) }
    if name.hasSuffix("Transition") { return variantCall(name, arguments, offset, frame) }
    if name == "Context" { return .variant(name, arguments) }
    if name == "Scene" || name == "GeneratingScene" { return scene(arguments, offset, frame) }
    if name.hasPrefix("NextFlowItem") || name == "FlowContributor", let first = arguments.first {
      record(.contributed, first.value, offset, frame)
      return .variant(name, arguments)
    }
    if arguments.contains(where: { Verbs.contributing.contains($0.label ?? "") }) {
      return outsideCall(name, on: .unknown, [], arguments, offset, frame)
    }
    let value = construct(type, arguments.map { Value.Labelled(label: $0.label, value: opened($0.value, frame)) })
    if !presentables(in: value).isEmpty {
      let isSearch = arguments.contains { $0.label == "searchResultsController" }
      record(isSearch && isScreen(frame) ? .contained : .wrapped, value, offset, frame)
    }
    return value
  }

  /// A wrapper that is given a closure, as a lazy one is, holds what the closure gives.
  private func opened(_ value: Value, _ frame: Frame) -> Value {
    guard case .closure(let closure) = value else { return value }
    return call(closure, [], frame)
  }

  private func constructOwn(
    _ type: TypeReference, _ id: TypeID, _ arguments: [Value.Labelled], _ offset: UInt32, _ frame: Frame
  ) -> Value {
    let role = program.role(of: id)
    if role == .other || role == .entry {
      return arguments.contains { $0.value == .step } ? .step : construct(type, arguments)
    }
    let value = construct(type, arguments)
    record(.created, value, offset, frame)
    if role == .coordinator, let root = arguments.first(where: { $0.label == "rootCoordinator" }) {
      record(.containedIn(value), root.value, offset, frame)
    }
    if role == .screen { contain(arguments, in: value, id, offset, frame) }
    return value
  }

  /// The screens that a container screen is made with are inside it.
  private func contain(
    _ arguments: [Value.Labelled], in screen: Value, _ id: TypeID, _ offset: UInt32, _ frame: Frame
  ) {
    if program.isNavigationController(id), !arguments.allSatisfy({ presentables(in: $0.value).isEmpty }) {
      return record(.wrapped, screen, offset, frame)
    }
    for argument in arguments {
      let isList = if case .list = argument.value { true } else { false }
      let isContent = argument.label.map { Self.contents.contains($0) || Verbs.isContentName($0) } ?? false
      if isList || isContent, !presentables(in: argument.value).isEmpty {
        record(.containedIn(screen), argument.value, offset, frame)
      }
    }
  }

  private static let contents: Set<String> = [
    "master", "detail", "primary", "secondary", "menu", "content", "child", "children", "rootView", "sidebar",
  ]

  /// Cordux: `Scene(tag: "first", coordinator: x)`, `GeneratingScene(tag: "modal") { x }`.
  private func scene(_ arguments: [Value.Labelled], _ offset: UInt32, _ frame: Frame) -> Value {
    let coordinator = arguments.last.map { opened($0.value, frame) } ?? .unknown
    let outer = frame.labels
    if case .variant(let name, _, _)? = arguments.first?.value { frame.labels = [name] }
    record(.started, coordinator, offset, frame)
    frame.labels = outer
    return .unknown
  }
}
