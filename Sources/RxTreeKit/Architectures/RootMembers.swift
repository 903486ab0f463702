/// Names by which coordinators give away the screen that they stand for.
enum RootMembers {
  static let names = [
    "rootViewController", "root", "presentable", "viewController", "rootController", "controller", "rootView",
  ]
  /// Functions that only give it away: they are no step.
  static let functions: Set<String> = ["toPresentable", "toPresent", "presentable"]
}
