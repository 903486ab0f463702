/// Something that a piece of source does with a screen, a flow or a coordinator.
struct Event: Hashable {
  /// What is done.
  enum Verb: Hashable {
    /// Returned to RxFlow as the next presentable.
    case contributed
    /// Pushed, presented, set as a root, or handed to a transition.
    case shown
    /// Put inside the screen that is being analysed.
    case contained
    /// Put inside another screen.
    case containedIn(Value)
    /// A child flow or coordinator is started.
    case started
    /// A child coordinator is kept: `childCoordinators.append(x)`, `addChild(x)`.
    case kept
    /// A flow or coordinator is created.
    case created
    /// A navigation controller is created around it.
    case wrapped
    /// A screen is given the route segment that it stands for (Cordux).
    case named(String)
    /// Returned by the function that is being analysed.
    case returned
  }

  let verb: Verb
  let value: Value
  /// The steps that lead here; empty where whoever calls the function decides.
  var labels: [String]
  let position: Position

  /// Hashes where it is done and with what; the rest only counts where two are compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(position)
    value.hash(into: &hasher)
  }
}
