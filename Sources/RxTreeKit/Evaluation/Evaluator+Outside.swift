extension Evaluator {
  /// A call of something from outside the app: its name and labels tell what it does with screens.
  func outsideCall(
    _ name: String, on receiver: Value, _ types: [TypeName], _ arguments: [Value.Labelled], _ offset: UInt32,
    _ frame: Frame
  ) -> Value {
    if let screen = storyboardScreen(name, on: receiver, arguments) { return screen }
    if name.hasPrefix("instantiate"), case .closure(let creator)? = arguments.last?.value {
      return call(creator, [], frame)
    }
    if let injected = injected(name, types, arguments, frame) { return injected }
    if receiver == .this { performSegue(name, arguments, offset, frame) }
    if contribute(arguments, offset, frame) { return .variant(name, arguments) }
    note(name, on: receiver, arguments, offset, frame)
    if arguments.contains(where: { $0.value == .step }), receiver == .this || receiver == .unknown { return .step }
    return passed(name, receiver, arguments)
  }

  /// What a container is asked for by type: `resolve(X.self)`, `resolve<X>()`.
  private func injected(
    _ name: String, _ types: [TypeName], _ arguments: [Value.Labelled], _ frame: Frame
  ) -> Value? {
    guard !name.hasPrefix("register"), !name.hasPrefix("autoregister") else { return nil }
    for case .type(let type) in arguments.map(\.value)
    where type.project != nil || !registry.registered(type).isEmpty { return registry.object(of: type, self) }
    for case .type(let type) in arguments.map(\.value) where isUndeclared(.instance(type)) { return .instance(type) }
    guard let first = types.first, let type = type(first, frame), type.project != nil else { return nil }
    return registry.object(of: type, self)
  }

  /// Notes RxFlow's contributions; false if there is none among the arguments.
  private func contribute(_ arguments: [Value.Labelled], _ offset: UInt32, _ frame: Frame) -> Bool {
    let contributions = arguments.filter { $0.label.map(Verbs.contributing.contains) ?? false }
    for contribution in contributions {
      let stepper = arguments.first { $0.label == "withNextStepper" || $0.label == "nextStepper" }?.value
      let isScreen =
        presentables(in: contribution.value).isEmpty && stepper.map { !presentables(in: $0).isEmpty } ?? false
      record(.contributed, isScreen ? stepper ?? contribution.value : contribution.value, offset, frame)
    }
    return !contributions.isEmpty
  }

  func note(
    _ name: String, on receiver: Value, _ arguments: [Value.Labelled], _ offset: UInt32, _ frame: Frame
  ) {
    for argument in arguments where !Self.bystanders.contains(argument.label ?? "") {
      let found = presentables(in: argument.value)
      if found.isEmpty {
        if Verbs.sure.contains(name), argument.label == nil || argument.label == "animated" {
          let isDoubtful = argument.value.elements.contains { $0 == .unknown || isUndeclared($0) }
          if argument.label == nil, isDoubtful { record(.shown, argument.value, offset, frame) }
        }
        continue
      }
      let isFlow = found.contains { program.role(of: $0).isFlow }
      if let verb = verb(name, isFlow: isFlow, receiver, frame) { record(verb, argument.value, offset, frame) }
    }
  }

  /// Labels of arguments that are not what is shown.
  private static let bystanders: Set<String> = [
    "from", "over", "delegate", "parent", "sender", "source", "withNextStepper", "nextStepper", "completion", "in",
    "presenter", "presentingController", "presentingViewController", "parentController", "parentViewController",
  ]

  private func verb(_ name: String, isFlow: Bool, _ receiver: Value, _ frame: Frame) -> Event.Verb? {
    if isFlow { return Verbs.keeps(name) ? .kept : Verbs.shows(name) ? .started : nil }
    if isScreen(frame), holdsPages(receiver), Verbs.shows(name) { return .contained }
    if isScreen(frame), frame.isNode || receiver == .this {
      if Verbs.contains(name) { return .contained }
      if receiver == .this, Self.filling.contains(name) { return .contained }
    }
    return Verbs.shows(name) || Verbs.contains(name) ? .shown : nil
  }

  /// What a container screen calls on itself to be filled.
  private static let filling: Set<String> = ["setViewControllers", "setViewController", "setTabs", "init"]

  /// Whether it is a page, tab or split controller, which contains what it is given; a navigation controller shows it.
  func holdsPages(_ value: Value) -> Bool {
    guard case .instance(let type, _) = value, let name = type.external else { return false }
    return ["PageViewController", "TabBarController", "SplitViewController"].contains { name.hasSuffix($0) }
  }

  /// What a call from outside gives back: builders that chain give back what they were called on.
  private func passed(_ name: String, _ receiver: Value, _ arguments: [Value.Labelled]) -> Value {
    switch receiver {
    case .instance(let type, _) where type.external == "UIStoryboard": return .unknown
    case .instance(let type, let content):
      if let inner = wrappedGeneric(receiver) { return inner }
      let isShown = Verbs.shows(name) && !Verbs.configuring.contains(name)
      if let id = type.project {
        let chains = program.role(of: id).isNode || program.role(of: id) == .view
        return isShown || !chains ? .unknown : receiver
      }
      return content.isEmpty || isShown ? .unknown : receiver
    case .part: return receiver
    case .quiet: return .quiet
    default: return .unknown
    }
  }

  /// `.x(a)`: a static function that the app adds to a type from outside, else a case that tells by its name.
  func implicitCall(
    _ name: String, _ arguments: [Value.Labelled], _ offset: UInt32, _ expected: TypeReference?, _ frame: Frame
  ) -> Value {
    if let expected, expected.project != nil {
      if name == "init" { return constructCall(expected, arguments, offset, frame) }
      let functions = expected.project.map { program.functions(named: name, of: $0, isStatic: true) } ?? []
      if !functions.isEmpty {
        let receiver = Receiver(type: expected.project, isNode: false, value: nil, reportsEvents: true)
        return invoke(functions, on: receiver, arguments, frame)
      }
    }
    let added = program.staticsAddedOutside(named: name, labels: arguments.map(\.callLabel))
    if !added.isEmpty, !presentables(in: .tuple(arguments)).isEmpty {
      let receiver = Receiver(type: added[0].owner, isNode: false, value: nil, reportsEvents: true)
      return invoke(added, on: receiver, arguments, frame)
    }
    return variantCall(name, arguments, offset, frame)
  }

  /// A case or static function that is known by its name only, with what it carries.
  func variantCall(_ name: String, _ arguments: [Value.Labelled], _ offset: UInt32, _ frame: Frame) -> Value {
    let value = Value.variant(name, arguments)
    if name.hasPrefix("forward") || name.hasPrefix("end") || name.hasPrefix("trigger") { return value }
    if contribute(arguments, offset, frame) { return value }
    if name == "viewController" || name == "flow", let first = arguments.first {
      record(.contributed, first.value, offset, frame)
      return value
    }
    guard !Self.carriers.contains(name) else { return value }
    for argument in arguments where !Self.bystanders.contains(argument.label ?? "") {
      for element in argument.value.elements
      where !isVariant(element) && (!presentables(in: element).isEmpty || isUndeclared(element)) {
        record(.shown, element, offset, frame)
      }
    }
    return value
  }

  /// Cases that only carry a value.
  private static let carriers: Set<String> = ["success", "some", "next", "just", "failure", "init"]

  private func isVariant(_ value: Value) -> Bool { if case .variant = value { true } else { false } }
}
