import WeirNavigation

/// What has to agree in a random app at rest.
extension RandomWorld {
  /// What does not agree, or nil.
  var trouble: String? {
    if !router.isIdle { return "stuck: \(router.pending)" }
    if !host.transitions.isEmpty { return "the host is not done" }
    return links.trouble ?? troubleOnScreen ?? troubleInTree
  }

  /// The stacks of the tabs, and those of the sheets above them.
  private var stacks: [UINavigationController] {
    var stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    var presented = tabs.presentedViewController
    while let stack = presented as? UINavigationController {
      stacks.append(stack)
      presented = stack.presentedViewController
    }
    return stacks
  }

  private var troubleOnScreen: String? {
    let stacks = stacks
    let shownTabs = stacks.prefix(2).filter { $0.viewIfLoaded?.window != nil }
    if shownTabs.contains(where: { $0 !== tabs.selectedViewController }) { return "another tab is shown" }
    let top = stacks.count > 2 ? stacks.last : tabs.selectedViewController as? UINavigationController
    guard let shown = top?.topViewController, shown.viewIfLoaded?.window != nil else { return "nothing is shown" }
    for stack in stacks {
      let wrong = stack.viewControllers.contains { $0.viewIfLoaded?.window != nil && $0 !== stack.topViewController }
      if wrong { return "another screen than the top is shown" }
    }
    let modal = live.values.filter(\.isModal).map { ObjectIdentifier($0.stack) }
    if Set(modal) != Set(stacks.dropFirst(2).map(ObjectIdentifier.init)) || Set(modal).count != modal.count {
      return "the sheets are not those of the flows"
    }
    let onStacks = stacks.reduce(0) { $0 + $1.viewControllers.count - 1 }
    return onStacks == liveScreenCount ? nil : "\(onStacks) screens are on stacks, \(liveScreenCount) in flows"
  }

  private var troubleInTree: String? {
    if ends.values.contains(where: { $0 != 1 }) { return "a flow has ended twice" }
    if begun != ends.count + live.count { return "\(begun) begun, \(ends.count) ended, \(live.count) live" }
    screens.removeAll { $0.object == nil }
    flows.removeAll { $0.object == nil }
    if screens.count != liveScreenCount { return "\(screens.count) screens are held, \(liveScreenCount) live" }
    return flows.count == live.count ? nil : "\(flows.count) flows are held, \(live.count) live"
  }

  private var liveScreenCount: Int {
    func count(_ node: LiveNode) -> Int { (node.kind == .screen ? 1 : 0) + node.children.map(count).reduce(0, +) }
    return coordinator.liveTree.roots.map(count).reduce(0, +)
  }
}
