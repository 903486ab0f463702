/// A function of a coordinator that is given the step, route or tag to go to.
struct RoutedFunction {
  /// Which parameter is the step.
  let parameter: Int
  /// Whether what it returns is shown.
  let reportsResults: Bool
  /// Whether a library calls it, so that nothing else leads to what it shows.
  let isLibrarys: Bool

  /// Names of functions whose argument says where to go.
  private static let routing: Set<String> = ["navigate", "route", "transition", "trigger", "go"]

  /// The description of a function that every coordinator library, or custom, calls with a route; else nil.
  static func match(_ function: FunctionMember) -> RoutedFunction? {
    let facts = function.facts
    guard let first = facts.parameters.first else { return nil }
    switch facts.name {
    case "prepareTransition": return RoutedFunction(parameter: 0, reportsResults: true, isLibrarys: true)
    case "coordinatorForTag", "coordinators":
      return RoutedFunction(parameter: 0, reportsResults: true, isLibrarys: true)
    default: break
    }
    guard let type = first.type?.path?.split(separator: ".").last.map(String.init) else { return nil }
    let isStep =
      ["Step", "Route", "Destination"].contains { type.hasSuffix($0) } || routing.contains(facts.name)
    return isStep ? RoutedFunction(parameter: 0, reportsResults: false, isLibrarys: false) : nil
  }
}
