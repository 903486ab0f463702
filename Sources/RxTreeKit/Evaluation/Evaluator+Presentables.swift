extension Evaluator {
  /// The app's screens, flows and coordinators in a value, in order; nothing for what is only known by its declaration.
  func presentables(in value: Value) -> [TypeID] {
    switch value {
    case .instance(let type, let content): presentables(in: type, content)
    case .list(let values), .choice(let values): values.flatMap { presentables(in: $0) }
    case .tuple(let elements), .variant(_, let elements, _): elements.flatMap { presentables(in: $0.value) }
    case .part(let whole): presentables(in: whole)
    case .unknown, .quiet, .this, .argument, .type, .step, .closure: []
    }
  }

  private func presentables(in type: TypeReference, _ content: [Value.Labelled]) -> [TypeID] {
    let inner = content.flatMap { presentables(in: $0.value) }
    guard let id = type.project else { return inner.isEmpty ? hosted(type) : isWrapper(type) ? inner : [] }
    if !inner.isEmpty, program.isNavigationController(id) || hosts(inner, id) { return inner }
    switch program.role(of: id) {
    case .flow, .coordinator, .screen: return [id]
    case .view: return [id]
    case .entry, .other: return program[id].kind == .protocol ? implementer(of: id) : []
    }
  }

  /// A screen of the app that shows any SwiftUI view is known by the view that it shows.
  private func hosts(_ inner: [TypeID], _ id: TypeID) -> Bool {
    !program[id].generics.isEmpty && inner.allSatisfy { program.role(of: $0) == .view }
  }

  /// Whether a type from outside shows what it is made with, and does not only carry it.
  private func isWrapper(_ type: TypeReference) -> Bool {
    let name = type.external ?? ""
    return name.hasSuffix("Controller") || name.hasSuffix("VC") || name == "AnyView" || name.hasSuffix("Sheet")
      || name.hasSuffix("View") || ["UITab", "UISearchTab", "UITabGroup"].contains(name)
  }

  /// `UIHostingController<X>` is known by the view that it shows.
  private func hosted(_ type: TypeReference) -> [TypeID] {
    guard type.external?.hasSuffix("HostingController") == true else { return [] }
    return type.arguments.compactMap(\.project)
  }

  /// Whether a value is, by its name, a screen or flow of the app that is not declared in the source that was scanned.
  func isUndeclared(_ value: Value) -> Bool {
    guard case .instance(let type, let content) = value, let name = type.external else { return false }
    return content.isEmpty && !SystemScreens.contains(name, isSurelyScreen: false)
  }

  /// The one screen, flow or coordinator that conforms to a protocol, if there is just one.
  func implementer(of id: TypeID) -> [TypeID] {
    let nodes = program.nodeImplementers(of: id)
    return nodes.count == 1 ? nodes : []
  }
}
