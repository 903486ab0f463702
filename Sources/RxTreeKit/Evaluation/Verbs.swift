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
    return ["contentviewcontroller", "contentcontroller", "childviewcontroller", "pageviewcontrollers", "pages", "tabs"]
      .contains { lower.hasPrefix($0) } || lower.hasSuffix("viewcontrollers")
  }

  /// Whether a function puts a screen inside another one.
  static func contains(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["addchild", "embed", "insertchild", "addcontent", "displaycontent", "installchild", "addviewcontroller"]
      .contains { lower.hasPrefix($0) } || lower == "add" || lower == "setpages"
  }

  /// Whether a function shows the screens, flows or coordinators among its arguments.
  static func shows(_ name: String) -> Bool {
    let lower = name.lowercased()
    return showing.contains { lower.hasPrefix($0) }
  }

  private static let showing = [
    "push", "present", "show", "set", "embed", "replace", "transition", "navigate", "display", "switch", "swap", "start",
    "coordinate", "goto", "open", "route", "launch", "insert", "makeroot", "change", "perform", "add", "root", "move",
    "init", "deeplink", "modal", "popover", "segue", "slide", "run", "load", "select",
  ]

  /// Whether a call starts the coordinator that it is made on.
  static func starts(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["start", "begin", "run", "launch", "present", "show", "open", "coordinate", "navigate", "set"]
      .contains { lower.hasPrefix($0) }
  }

  /// Whether a call keeps a child coordinator without starting it.
  static func keeps(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["add", "append", "store", "retain", "attach", "keep", "register", "insert"].contains { lower.hasPrefix($0) }
  }

  /// Functions that surely navigate, so that it is worth a word when what they show is not known.
  static let sure: Set<String> = ["pushViewController", "present", "setViewControllers", "show", "showDetailViewController"]

  /// Labels of the presentable in RxFlow's contributions, over all its versions.
  static let contributing: Set<String> = ["withNextPresentable", "withNext", "nextPresentable"]

  /// Whether a function gives its closure the object that it is called on.
  static let configuring: Set<String> = ["then", "with", "apply", "also", "do", "tap", "configure", "configured", "let"]

  /// Whether a function gives its closure the elements of the list that it is called on.
  static let iterating: Set<String> = ["map", "forEach", "flatMap", "compactMap", "filter", "reduce", "enumerated"]
}
