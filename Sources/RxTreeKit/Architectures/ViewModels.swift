/// Finds the view model or reactor of a screen.
struct ViewModels {
  let program: Program

  private static let properties: Set<String> = ["viewModel", "reactor", "presenter", "vm", "store"]

  /// The name of the type: from the base class's generic argument, `typealias Reactor`, `bind(reactor:)`, or the property.
  func viewModel(of id: TypeID) -> String? {
    guard program.role(of: id) == .screen else { return nil }
    return ofBaseClass(id) ?? ofProperty(id) ?? ofBinding(id)
  }

  private func ofBaseClass(_ id: TypeID) -> String? {
    for inherited in program[id].inherited {
      if let first = inherited.type.arguments.first?.path, isViewModel(first) { return first }
    }
    return nil
  }

  private func ofProperty(_ id: TypeID) -> String? {
    let own = program[id].properties.lazy.filter { Self.properties.contains($0.facts.name) }.compactMap(type).first
    return own ?? program[id].aliases["Reactor"]?.path ?? program[id].aliases["ViewModel"]?.path
  }

  /// The declared type of a property, else the type of which its value is made.
  private func type(of property: PropertyMember) -> String? {
    if let path = property.facts.type?.path { return path }
    guard case .call(let callee, _)? = property.facts.value?.kind else { return nil }
    switch callee.kind {
    case .name(let name, _) where name.startsInUpperCase: return name
    case .member(let base, "init", _):
      if case .name(let name, _) = base.kind { return name }
      return nil
    default: return nil
    }
  }

  private func ofBinding(_ id: TypeID) -> String? {
    let functions = program[id].functions.filter { ["bind", "init"].contains($0.facts.name) }
    for parameter in functions.flatMap(\.facts.parameters) {
      let names = [parameter.label, parameter.name].compactMap { $0 }
      if !Self.properties.isDisjoint(with: names), let path = parameter.type?.path { return path }
    }
    return nil
  }

  private func isViewModel(_ name: String) -> Bool {
    name.hasSuffix("ViewModel") || name.hasSuffix("VM") || name.hasSuffix("Reactor") || name.hasSuffix("Presenter")
  }
}
