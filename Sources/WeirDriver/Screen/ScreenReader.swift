#if !canImport(UIKit)
  import WeirUI

  /// Walks over what a host shows, and tells what a person perceives.
  @MainActor
  struct ScreenReader {
    /// What a view inherits from those that it is in.
    struct Surroundings {
      let window: UIWindow
      var clip: CGRect
      var alpha: CGFloat = 1
    }

    private var sight = Sight()
    private var place = 0
    /// The controllers that are presented, by the views that hold theirs.
    private var presented: [ObjectIdentifier: UIViewController] = [:]

    /// What a person perceives, in reading order.
    static func read(_ host: HeadlessHost) -> [ScreenElement] {
      let windows = windowsFromBehind(host)
      var reader = ScreenReader()
      for window in windows { reader.findPresented(in: window) }
      let contents = windows.map { window in
        (window, reader.walk(window, Surroundings(window: window, clip: window.bounds)))
      }
      let seen = contents.map { window, elements in (window, ReadingOrder.sorted(elements.compactMap(reader.seen))) }
        .filter { !$0.1.isEmpty }
      if seen.count < 2 { return seen.first?.1 ?? [] }
      return seen.map { window, elements in
        var element = ScreenElement(.window, window.accessibilityLabel ?? window.accessibilityIdentifier)
        element.children = elements
        return element
      }
    }

    /// The windows that are shown, the one in front last.
    static func windowsFromBehind(_ host: HeadlessHost) -> [UIWindow] {
      host.windowScene.windows.enumerated().filter { !$0.element.isHidden }
        .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
        .map(\.element)
    }

    private mutating func findPresented(in window: UIWindow) {
      var waiting = window.rootViewController.map { [$0] } ?? []
      while let controller = waiting.popLast() {
        waiting += controller.children
        guard let next = controller.presentedViewController, next.presentingViewController != nil else { continue }
        guard let container = next.presentationController?.containerView,
          presented.updateValue(next, forKey: ObjectIdentifier(container)) == nil
        else { continue }
        waiting.append(next)
      }
    }

    /// An element with what can be seen in it, or nil.
    private func seen(_ element: ScreenElement) -> ScreenElement? {
      guard sight.sees(element.frame, painted: element.painted) else { return nil }
      var element = element
      element.children = element.children.compactMap(seen)
      return element
    }

    // MARK: The walk

    /// The elements that a view stands for: one, or those in it.
    mutating func walk(_ view: UIView, _ around: Surroundings) -> [ScreenElement] {
      let alpha = around.alpha * view.alpha
      guard !view.isHidden, alpha >= 0.01 else { return [] }
      place += 1
      let own = place
      let rect = Self.visible(view.convert(view.bounds, to: around.window), in: around.clip)
      let controller = presented[ObjectIdentifier(view)]
      if controller != nil || view.isBar || alpha == 1 && view.isOpaqueForPeople { sight.add(rect, at: own) }
      let inside = Surroundings(window: around.window, clip: view.clipsToBounds ? rect : around.clip, alpha: alpha)
      let inner = view.subviews.flatMap { walk($0, inside) }
      guard !view.accessibilityElementsHidden else { return [] }
      guard var element = element(of: view, presenting: controller, inner) else { return inner }
      if element.frame.isNull { element.frame = rect }
      element.painted = own...max(place, own)
      element.children = element.children.map { Self.placed($0, in: element) }
      return [element]
    }

    /// What can be seen of a rectangle; one of no size, where it lies, if nothing can.
    private static func visible(_ rect: CGRect, in clip: CGRect) -> CGRect {
      let visible = rect.intersection(clip)
      return visible.isNull ? CGRect(origin: rect.origin, size: .zero) : visible
    }

    /// What has no view of its own is where the view is that shows it.
    private static func placed(_ child: ScreenElement, in parent: ScreenElement) -> ScreenElement {
      guard child.frame.isNull else { return child }
      var child = child
      (child.frame, child.painted) = (parent.frame, parent.painted)
      child.children = child.children.map { placed($0, in: child) }
      return child
    }

    /// The element that a view is, or nil where it only holds others.
    private func element(
      of view: UIView, presenting controller: UIViewController?, _ inner: [ScreenElement]
    ) -> ScreenElement? {
      if let controller { return presentation(of: controller, inner) }
      if let element = bar(view, inner) ?? list(view, inner) ?? control(view, inner) ?? content(view) { return element }
      return container(view, inner)
    }
  }

  extension UIView {
    fileprivate var isBar: Bool { self is UINavigationBar || self is UIToolbar || self is UITabBar }

    /// Whether nothing behind it can be seen through it, as far as its colour tells.
    fileprivate var isOpaqueForPeople: Bool {
      guard let color = backgroundColor else { return false }
      return color.cgColor.alpha >= 1
    }
  }
#endif
