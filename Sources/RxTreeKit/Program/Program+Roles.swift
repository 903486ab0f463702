extension Program {
  /// What a type is to navigation.
  ///
  /// O(1) after the first time.
  func role(of id: TypeID) -> Role {
    if let known = roleCache[id] { return known }
    let role = findRole(of: id)
    roleCache[id] = role
    return role
  }

  private func findRole(of id: TypeID) -> Role {
    let entry = self[id]
    guard entry.kind == .class || entry.kind == .struct || entry.kind == .actor || entry.kind == .enum else {
      return .other
    }
    let ancestors = ancestors(of: id)
    let names = ancestors.externalNames.union(ancestors.types.map { self[$0].name })
    if ancestors.externalNames.contains("Flow") || ancestors.types.contains(where: isFlowProtocol) { return .flow }
    if !names.isDisjoint(with: Self.entryProtocols) || entry.attributes.contains(where: Self.entryAttributes.contains) {
      return .entry
    }
    if isCoordinator(entry, names) { return .coordinator }
    if entry.kind == .class, isScreen(entry, names) { return .screen }
    return entry.kind == .struct && names.contains("View") ? .view : .other
  }

  private func isFlowProtocol(_ id: TypeID) -> Bool { self[id].name == "Flow" && self[id].kind == .protocol }

  private func isCoordinator(_ entry: TypeEntry, _ names: Set<String>) -> Bool {
    let outside = ancestors(of: entry.id).externalNames
    guard outside.isDisjoint(with: Self.notCoordinators), entry.kind != .enum else { return false }
    if let parent = entry.parent, isRepresentable(parent) { return false }
    if names.contains(where: { Self.isCoordinatorName($0) }) { return !names.contains("View") }
    // Screens that have a coordinator conform to such a protocol as well as coordinators do.
    if names.contains(where: { Self.coordinatingNames.contains($0) }) {
      return !names.contains("View") && !(entry.kind == .class && isScreen(entry, names))
    }
    let isNamedSo = entry.name.hasSuffix("Coordinator") || entry.name.hasSuffix("CoordinatorImp")
    return isNamedSo && entry.kind == .class && !names.contains("View")
  }

  private func isRepresentable(_ id: TypeID) -> Bool {
    ancestors(of: id).externalNames.contains { $0.hasSuffix("Representable") }
  }

  private static func isCoordinatorName(_ name: String) -> Bool {
    guard !name.hasSuffix("Delegate"), !name.hasSuffix("Output") else { return false }
    return name.hasSuffix("Coordinator") || name.hasSuffix("CoordinatorType") || name.hasSuffix("CoordinatorProtocol")
  }

  private static let coordinatingNames: Set<String> = ["Coordinating", "Coordinatable", "Coordinatorable"]

  private func isScreen(_ entry: TypeEntry, _ names: Set<String>) -> Bool {
    if !names.isDisjoint(with: Self.notScreens) { return false }
    if names.contains(where: { Self.isScreenName($0) }) { return true }
    // A base class from a module that is not scanned: the class's own name tells.
    guard Self.screenEndings.contains(where: { entry.name.hasSuffix($0) }) else { return false }
    return names.contains { name in Self.screenEndings.contains { name.hasSuffix($0) } }
  }

  private static let screenEndings = [
    "ViewController", "VC", "Controller", "BottomSheet", "Popup", "PopUp", "Modal", "Dialog", "Screen",
  ]

  private static func isScreenName(_ name: String) -> Bool {
    name.hasSuffix("ViewController") || name.hasSuffix("NavigationController") || name.hasSuffix("TabBarController")
      || name.hasSuffix("HostingController") || knownControllers.contains(name)
  }

  /// Whether a type only wraps other screens in a stack: a navigation controller.
  func isNavigationController(_ id: TypeID) -> Bool {
    ancestors(of: id).externalNames.contains { $0.hasSuffix("NavigationController") }
  }

  /// Whether a type is a stage for other screens: a navigation, tab, split or page controller.
  func isContainerController(_ id: TypeID) -> Bool {
    ancestors(of: id).externalNames.contains { name in
      ["NavigationController", "TabBarController", "SplitViewController", "PageViewController"].contains {
        name.hasSuffix($0)
      }
    }
  }

  private static let knownControllers: Set<String> = [
    "UISplitViewController", "UIAlertController", "UISearchController", "UIInputViewController", "ASTableController",
    "QLPreviewController", "UIImagePickerController", "UIDocumentPickerViewController", "TabmanViewController",
    "PageboyViewController", "WKInterfaceController", "NSSplitViewController",
  ]
  private static let notScreens: Set<String> = ["UIPresentationController", "NSFetchedResultsController"]
  private static let entryProtocols: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate", "App",
  ]
  private static let entryAttributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]
  private static let notCoordinators: Set<String> = [
    "NSPersistentStoreCoordinator", "NSFileCoordinator", "UIViewControllerTransitionCoordinator", "FlowCoordinator",
    "UIFocusAnimationCoordinator", "UIDragDropCoordinator",
  ]
}
