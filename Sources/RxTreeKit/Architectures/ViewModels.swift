/// Finds the view model or reactor of a screen.
struct ViewModels {
  let program: Program

  private static let properties = ["viewModel", "reactor", "presenter", "vm", "store"]

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
    let own = program[id].properties.first { Self.properties.contains($0.facts.name) && $0.facts.type?.path != nil }
    return own?.facts.type?.path ?? program[id].aliases["Reactor"]?.path ?? program[id].aliases["ViewModel"]?.path
  }

  private func ofBinding(_ id: TypeID) -> String? {
    let functions = program[id].functions.filter { ["bind", "init"].contains($0.facts.name) }
    for parameter in functions.flatMap(\.facts.parameters) {
      if Self.properties.contains(parameter.label ?? parameter.name), let path = parameter.type?.path { return path }
    }
    return nil
  }

  private func isViewModel(_ name: String) -> Bool {
    name.hasSuffix("ViewModel") || name.hasSuffix("VM") || name.hasSuffix("Reactor") || name.hasSuffix("Presenter")
  }
}
