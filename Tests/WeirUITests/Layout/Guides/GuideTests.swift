#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct GuideTests {
    @Test func guidesOfOnesOwnArePlacedByConstraints() {
      let root = makeRoot(100, 100)
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let box = root.addBox("", CGSize(width: 10, height: 10))
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 30),
        guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
        guide.heightAnchor.constraint(equalToConstant: 8), box.leftAnchor.constraint(equalTo: guide.rightAnchor),
      ])
      root.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 0, y: 4, width: 30, height: 8))
      #expect(box.frame.minX == 30)
      root.removeLayoutGuide(guide)
      #expect(root.constraints.isEmpty)
      #expect(guide.owningView == nil)
    }

    @Test func aGuideBelongsToOneView() {
      let (a, b) = (UIView(), UIView())
      let guide = UILayoutGuide()
      a.addLayoutGuide(guide)
      b.addLayoutGuide(guide)
      #expect(a.layoutGuides.isEmpty)
      #expect(b.layoutGuides.count == 1)
    }

    @Test func marginsKeepContentFromTheEdges() {
      let root = makeRoot(100, 100)
      let box = root.addBox()
      let guide = root.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: guide.leftAnchor), box.rightAnchor.constraint(equalTo: guide.rightAnchor),
        box.topAnchor.constraint(equalTo: guide.topAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 8, y: 8, width: 84, height: 84))
      root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
      #expect(guide.layoutFrame == box.frame)
    }

    @Test func marginAttributesMeanTheMarginsGuide() {
      let root = makeRoot(100, 100)
      let box = root.addBox()
      for attribute in [NSLayoutConstraint.Attribute.leftMargin, .rightMargin] {
        NSLayoutConstraint(
          item: box, attribute: attribute == .leftMargin ? .left : .right, relatedBy: .equal, toItem: root,
          attribute: attribute, multiplier: 1, constant: 0
        ).isActive = true
      }
      root.layoutIfNeeded()
      #expect(box.frame.minX == 8)
      #expect(box.frame.maxX == 92)
    }

    @Test func theSafeAreaIsHandedDownAsFarAsItReaches() {
      let root = makeRoot(100, 200)
      root.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      let inner = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 190))
      root.addSubview(inner)
      let low = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
      root.addSubview(low)
      let box = inner.addBox()
      let guide = inner.safeAreaLayoutGuide
      box.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(inner.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 5, right: 0))
      #expect(low.safeAreaInsets == .zero)
      #expect(box.frame.minY == 15)
      #expect(box.frame.maxY == 185)
      #expect(inner.layoutMargins.top == 23)
      inner.insetsLayoutMarginsFromSafeArea = false
      #expect(inner.layoutMargins.top == 8)
    }

    @Test func superviewMarginsMayBePreserved() {
      let root = makeRoot(100, 100)
      root.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 0, right: 0)
      let inner = UIView(frame: CGRect(x: 5, y: 0, width: 95, height: 100))
      root.addSubview(inner)
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 15, bottom: 8, right: 8))
    }

    @Test func directionalMarginsTurnRound() {
      let view = UIView()
      view.semanticContentAttribute = .forceRightToLeft
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
      #expect(view.directionalLayoutMargins.leading == 2)
    }

    @Test func linesInTheReadableGuideAreNotTooLong() {
      let wide = makeRoot(1000, 10)
      #expect(wide.readableContentGuide.layoutFrame.width == 672)
      #expect(wide.readableContentGuide.layoutFrame.midX == 500)
      let narrow = makeRoot(300, 10)
      #expect(narrow.readableContentGuide.layoutFrame.width == 284)
    }

    @Test func theKeyboardHasNoHeight() {
      let root = makeRoot(100, 200)
      root.ownSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
      #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 170, width: 100, height: 0))
    }

    @Test func constraintsSayTheSizeOfAScrollViewsContent() {
      let root = makeRoot(100, 200)
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      root.addSubview(scrollView)
      let box = scrollView.addBox("", CGSize(width: 10, height: 500))
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 5),
        box.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor, constant: -5),
        box.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 7),
        box.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -3),
        box.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: 20),
      ])
      root.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 130, height: 510))
      #expect(box.frame == CGRect(x: 5, y: 7, width: 120, height: 500))
      #expect(scrollView.frame.size == CGSize(width: 100, height: 200))
    }
  }
#endif
