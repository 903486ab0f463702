#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Safe areas, margins and guides on random frames, checked against the definition.
  @MainActor @Suite struct SafeAreaLawTests {
    private let screen = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20)

    private func window() -> (UIWindow, HeadlessHost) {
      let host = HeadlessHost(size: CGSize(width: 400, height: 800), safeAreaInsets: screen)
      let window = UIWindow(windowScene: host.windowScene)
      window.isHidden = false
      return (window, host)
    }

    /// UIKit: the part of the view that bars or the screen's edges cover.
    private func covered(_ frame: CGRect, of size: CGSize, by insets: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
        bottom: max(0, insets.bottom - (size.height - frame.maxY)),
        right: max(0, insets.right - (size.width - frame.maxX)))
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func eachViewKnowsWhatIsCoveredOfIt(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let (window, host) = window()
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      window.addSubview(outer)
      for step in 0..<5 {
        func rect(_ width: Int, _ height: Int) -> CGRect {
          CGRect(
            x: CGFloat(random.below(40)), y: CGFloat(random.below(80)), width: CGFloat(random.below(width)),
            height: CGFloat(random.below(height)))
        }
        outer.frame = rect(400, 800)
        let inside = rect(400, 800).intersection(outer.bounds)
        inner.frame = inside.isNull ? .zero : inside
        window.layoutIfNeeded()
        let expected = covered(outer.frame, of: window.bounds.size, by: screen)
        #expect(outer.safeAreaInsets == expected, "seed \(seed), step \(step)")
        let within = covered(inner.frame, of: outer.bounds.size, by: expected)
        #expect(inner.safeAreaInsets == within, "seed \(seed), step \(step)")
        let guide = outer.safeAreaLayoutGuide.layoutFrame
        #expect(guide == outer.bounds.inset(by: expected), "seed \(seed), step \(step)")
      }
      withExtendedLifetime(host) {}
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func marginsAreOnesOwnPlusTheSafeAreaAtLeastTheSuperviews(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func insets(_ most: Int) -> UIEdgeInsets {
        UIEdgeInsets(
          top: CGFloat(random.below(most)), left: CGFloat(random.below(most)), bottom: CGFloat(random.below(most)),
          right: CGFloat(random.below(most)))
      }
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView())
      outer.addSubview(inner)
      inner.frame = CGRect(x: CGFloat(random.below(30)), y: CGFloat(random.below(30)), width: 250, height: 250)
      let (outside, own) = (insets(60), insets(20))
      (outer.layoutMargins, inner.layoutMargins) = (outside, own)
      #expect(inner.layoutMargins == own, "seed \(seed)")
      inner.preservesSuperviewLayoutMargins = true
      let frame = inner.frame
      let expected = UIEdgeInsets(
        top: max(own.top, outside.top - frame.minY), left: max(own.left, outside.left - frame.minX),
        bottom: max(own.bottom, outside.bottom - (300 - frame.maxY)),
        right: max(own.right, outside.right - (300 - frame.maxX)))
      #expect(inner.layoutMargins == expected, "seed \(seed)")
      #expect(inner.layoutMarginsGuide.layoutFrame == inner.bounds.inset(by: expected), "seed \(seed)")
      let directional = inner.directionalLayoutMargins
      #expect(directional.leading == expected.left && directional.trailing == expected.right, "seed \(seed)")
      inner.semanticContentAttribute = .forceRightToLeft
      #expect(inner.directionalLayoutMargins.leading == expected.right, "seed \(seed)")
    }

    @Test func marginsDefaultToEight() {
      let view = UIView()
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      #expect(view.insetsLayoutMarginsFromSafeArea && !view.preservesSuperviewLayoutMargins)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func marginsMayLeaveTheSafeAreaOut() {
      let (window, host) = window()
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(view.layoutMargins == UIEdgeInsets(top: 58, left: 18, bottom: 38, right: 28))
      view.insetsLayoutMarginsFromSafeArea = false
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      withExtendedLifetime(host) {}
    }

    @Test func theBuiltInGuidesAreNotAmongOnesOwn() {
      let (view, guide, other) = (UIView(), UILayoutGuide(), UIView())
      _ = (view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide, view.keyboardLayoutGuide)
      #expect(view.layoutGuides.isEmpty && view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
      view.addLayoutGuide(guide)
      view.addLayoutGuide(guide)
      #expect(view.layoutGuides == [guide] && guide.owningView === view)
      other.addLayoutGuide(guide)
      #expect(view.layoutGuides.isEmpty && guide.owningView === other)
      other.removeLayoutGuide(view.safeAreaLayoutGuide)
      other.addLayoutGuide(view.safeAreaLayoutGuide)
      #expect(other.layoutGuides == [guide] && view.safeAreaLayoutGuide.owningView === view)
    }

    @Test func aGuideThatIsRemovedTakesItsConstraintsAlong() {
      let root = makeRoot()
      let (box, guide) = (root.addBox("box", CGSize(width: 5, height: 5)), UILayoutGuide())
      root.addLayoutGuide(guide)
      let constraint = box.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
      constraint.isActive = true
      root.removeLayoutGuide(guide)
      #expect(!constraint.isActive && guide.owningView == nil && root.constraints.isEmpty)
    }

    /// A bar's safe area reaches what is pushed, and the tab bar's what is in tabs.
    @Test func barsCoverWhatIsBelowThem() async {
      let host = HeadlessHost(size: CGSize(width: 400, height: 800), safeAreaInsets: screen)
      let root = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      host.show(tabs)
      await host.settle()
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 94, left: 10, bottom: 79, right: 20))
      stack.isNavigationBarHidden = true
      await host.settle()
      #expect(root.view.safeAreaInsets.top == 50)
      host.resize(to: CGSize(width: 800, height: 400))
      await host.settle()
      #expect(root.view.frame.size == CGSize(width: 800, height: 400) && root.view.safeAreaInsets.bottom == 79)
    }
  }
#endif
