#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Views hear of it when what surrounds their content changes.
  @MainActor @Suite struct InsetsChangeTests {
    final class Listener: UIView {
      var safeAreas: [UIEdgeInsets] = []
      var margins: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
      override func layoutMarginsDidChange() { margins.append(layoutMargins) }
    }

    private let top = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

    @Test func theSafeAreaIsToldOnceAChange() {
      let root = makeRoot(100, 100)
      let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      root.addSubview(view)
      root.layoutIfNeeded()
      #expect(view.safeAreas.isEmpty)
      root.ownSafeAreaInsets = top
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(view.safeAreas == [top])
      #expect(view.margins.last?.top == 28)
      root.ownSafeAreaInsets = .zero
      root.layoutIfNeeded()
      #expect(view.safeAreas == [top, .zero])
    }

    @Test func aViewThatMovesHasAnotherSafeArea() {
      let root = makeRoot(100, 100)
      let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      root.addSubview(view)
      root.ownSafeAreaInsets = top
      root.layoutIfNeeded()
      view.frame.origin.y = 15
      root.layoutIfNeeded()
      #expect(view.safeAreaInsets.top == 5)
      view.frame.origin.y = 40
      root.layoutIfNeeded()
      #expect(view.safeAreaInsets == .zero)
    }

    @Test func aViewThatConstraintsMoveHasAnotherSafeAreaInTheSamePass() {
      let root = makeRoot(100, 100)
      root.ownSafeAreaInsets = top
      let view = Listener()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let y = view.topAnchor.constraint(equalTo: root.topAnchor)
      NSLayoutConstraint.activate([
        y, view.heightAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalTo: root.widthAnchor),
      ])
      let box = view.addBox("", CGSize(width: 1, height: 1))
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(box.frame.minY == 20)
      y.constant = 12
      root.layoutIfNeeded()
      #expect(view.safeAreaInsets.top == 8)
      #expect(box.frame.minY == 8)
    }

    @Test func deepViewsGetWhatIsLeft() {
      let root = makeRoot(100, 100)
      root.ownSafeAreaInsets = top
      let outer = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 95))
      let inner = Listener(frame: CGRect(x: 0, y: 6, width: 100, height: 80))
      root.addSubview(outer)
      outer.addSubview(inner)
      outer.ownSafeAreaInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
      root.layoutIfNeeded()
      #expect(outer.safeAreaInsets == UIEdgeInsets(top: 15, left: 7, bottom: 0, right: 0))
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 9, left: 7, bottom: 0, right: 0))
    }

    @Test func marginsAreToldWhenTheyAreSet() {
      let view = Listener()
      view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      #expect(view.margins.count == 1)
      view.preservesSuperviewLayoutMargins = true
      view.insetsLayoutMarginsFromSafeArea = false
      #expect(view.margins.count == 3)
    }

    @Test func theFrameGuideFollowsTheScrolling() {
      let root = makeRoot(100, 200)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      root.addSubview(scrollView)
      let pinned = scrollView.addBox("", CGSize(width: 10, height: 10))
      pinned.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5).isActive = true
      root.layoutIfNeeded()
      #expect(pinned.frame.minY == 5)
      scrollView.contentSize = CGSize(width: 100, height: 1000)
      scrollView.contentOffset.y = 300
      scrollView.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(pinned.frame.minY == 305)
    }
  }
#endif
