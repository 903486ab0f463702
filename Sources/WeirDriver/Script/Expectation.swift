/// What a script expects.
public enum Expectation: Sendable, Hashable {
  /// Something with this name is on the screen.
  case present(ElementName)
  /// Nothing with this name is on the screen.
  case absent(ElementName)
  /// What has this name holds a value.
  case value(ElementName, String)
  /// What has this name is in a state, or is not.
  case state(ElementName, OutlineState, Bool)
  /// The app is at a route.
  case route(String)
  /// The outline consists of these lines; a line with `…` stands for any number of lines.
  case screen([String])
}
