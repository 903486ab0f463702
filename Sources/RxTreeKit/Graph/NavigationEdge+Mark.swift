extension NavigationEdge.Kind {
  /// The sign that stands before a child's name: `~` shown, `+` contained, `!` shown by a screen itself; else nil.
  public var mark: String? {
    switch self {
    case .flow, .screen: nil
    case .shown: "~"
    case .child: "+"
    case .direct: "!"
    }
  }
}
