/// What the names of functions and properties from outside the app tell about navigation.
enum Verbs {
  /// Properties that show the screens that they are given.
  static let container: Set<String> = [
    "viewControllers", "rootViewController", "contentViewController", "detailViewController",
    "centerViewController", "leftViewController", "rightViewController", "mainViewController", "menuViewController",
    "frontViewController", "rearViewController", "selectedViewController", "searchController",
  ]

  /// Whether a property of a container screen holds the screens inside it.
  static func isContentName(_ name: String) -> Bool {
    let lower = name.lowercased()
    return [
      "contentviewcontroller", "contentcontroller", "childviewcontroller", "pageviewcontrollers", "pages", "tabs",
    ]
    .contains { lower.hasPrefix($0) } || lower.hasSuffix("viewcontrollers")
  }

  /// Whether a function puts a screen inside another one.
  static func contains(_ name: String) -> Bool {
    let lower = name.lowercased()
    if lower == "add" || lower == "setpages" { return true }
    let isInserting = ["add", "insert", "install", "attach", "contain"].contains { lower.hasPrefix($0) }
    let isController = ["child", "controller", "content"].contains { lower.contains($0) } || name.hasSuffix("VC")
    return isInserting && isController || lower.hasPrefix("embed") || lower.hasPrefix("displaycontent")
  }

  /// Whether a function shows the screens, flows or coordinators among its arguments.
  static func shows(_ name: String) -> Bool {
    let lower = name.lowercased()
    return showing.contains { lower.hasPrefix($0) }
  }

  private static let showing = [
    "push", "present", "show", "set", "embed", "replace", "transition", "navigate", "display", "switch", "swap",
    "start",
    "coordinate", "goto", "open", "route", "launch", "insert", "makeroot", "change", "perform", "add", "root", "move",
    "init", "deeplink", "modal", "popover", "segue", "slide", "run", "load", "select",
  ]

  /// Whether a call starts the coordinator that it is made on; of one that was made a moment ago more than of another.
  static func starts(_ name: String, isNew: Bool) -> Bool {
    let lower = name.lowercased()
    return isNew ? starting.contains { lower.hasPrefix($0) } : starting.contains(lower)
  }

  private static let starting: Set<String> = [
    "start", "begin", "run", "launch", "present", "show", "open", "coordinate", "navigate", "set",
  ]

  /// Whether a call keeps a child coordinator without starting it.
  static func keeps(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["add", "append", "store", "retain", "attach", "keep", "register", "insert"].contains { lower.hasPrefix($0) }
  }

  /// Functions that surely navigate, so that it is worth a word when what they show is not known.
  static let sure: Set<String> = [
    "pushViewController", "present", "setViewControllers", "show", "showDetailViewController",
  ]

  /// Properties of controllers from outside that give what is shown already: whoever shows that again only puts it in
  /// another order, which is not worth a word.
  static let alreadyShown: Set<String> = [
    "viewControllers", "topViewController", "visibleViewController", "selectedViewController",
    "presentedViewController",
    "presentingViewController", "children", "childViewControllers", "parent",
  ]

  /// Labels of the presentable in RxFlow's contributions, over all its versions.
  static let contributing: Set<String> = ["withNextPresentable", "withNext", "nextPresentable"]

  /// Whether a function gives its closure the object that it is called on.
  static let configuring: Set<String> = [
    "then", "with", "apply", "also", "do", "tap", "configure", "configured", "let",
  ]

  /// Whether a function gives the object that it is called on in another form: `toPresentable()`, `asViewController()`.
  static func converts(_ name: String) -> Bool {
    ["to", "as"].contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
  }

  /// Functions of optionals, and of much else, that give what their closure gives.
  static let mapping: Set<String> = ["map", "flatMap", "compactMap"]

  /// Whether a function gives its closure the elements of the list that it is called on.
  static let iterating: Set<String> = ["map", "forEach", "flatMap", "compactMap", "filter", "reduce", "enumerated"]
}
