extension Case {
  /// 200 views and 800 constraints, made and solved.
  static let layout = Case(name: "200 views made and laid out", rounds: 20) { count in
    for _ in 0..<count { LayoutScreen().root.layoutIfNeeded() }
  }

  /// The same views and constraints, made and not solved.
  static let noLayout = Case(name: "200 views made", rounds: 20) { count in
    for _ in 0..<count { _ = LayoutScreen() }
  }

  /// One constant of the 800 changes, and half of the views move.
  static let oneConstant = Case(name: "one constant of 800 changes", rounds: 200) { count in
    let screen = LayoutScreen()
    screen.root.layoutIfNeeded()
    for turn in 0..<count { screen.changeOneConstant(turn) }
  }
}
