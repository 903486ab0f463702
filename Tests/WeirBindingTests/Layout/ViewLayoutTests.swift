import TestSupport
import Testing
import WeirBinding

/// The chained layout.
@Suite @MainActor struct ViewLayoutTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func frame(of view: UIView) -> CGRect {
    container.setNeedsLayout()
    container.layoutIfNeeded()
    return view.frame
  }

  private func view(_ describe: (ConstraintMaker) -> Void) -> UIView {
    UIView().layout.adhere(to: container).make(describe)
  }

  @Test func theExampleOfTheGuide() {
    let titleLabel = UILabel()
    let same: UILabel = titleLabel.layout.adhere(to: container).make {
      $0.left.equalToSuperview().offset(10)
      $0.width.equalTo(150)
      $0.top.equalToSuperview()
      $0.height.equalTo(20)
    }
    #expect(same === titleLabel, "the chain goes on with the view")
    #expect(titleLabel.superview === container)
    #expect(!titleLabel.translatesAutoresizingMaskIntoConstraints)
    #expect(frame(of: titleLabel) == CGRect(x: 10, y: 0, width: 150, height: 20))
  }

  /// The safe area as a bound: what would reach over it stops at it.
  @Test func boundsOfTheSafeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.rootViewController = controller
    window.isHidden = false
    let view = UIView().layout.adhere(to: controller.view).make {
      $0.horizontalEdges.equalToSuperview()
      $0.top.greaterThanOrEqualToSafeArea().offset(1)
      $0.bottom.lessThanOrEqualToSafeArea().inset(2)
      $0.directionalVerticalEdges.equalToSuperview().priority(.low)
    }
    window.layoutIfNeeded()
    let area = controller.view.safeAreaInsets
    #expect(area.top >= 30 && area.bottom >= 40)
    #expect(view.frame.minY == area.top + 1)
    #expect(view.frame.maxY == controller.view.bounds.height - area.bottom - 2)
  }

  @Test func edgesWithInsets() {
    let all = view { $0.edges.equalToSuperview().inset(10) }
    let each = view { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
    let leading = view {
      $0.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    let constants = view { $0.edges.equalTo(UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)) }
    #expect(frame(of: all) == CGRect(x: 10, y: 10, width: 280, height: 180))
    #expect(frame(of: each) == CGRect(x: 2, y: 1, width: 294, height: 196))
    #expect(frame(of: leading) == CGRect(x: 2, y: 1, width: 294, height: 196))
    #expect(frame(of: constants) == CGRect(x: 6, y: 5, width: 286, height: 188))
  }

  @Test func sizesAndCenters() {
    let square = view {
      $0.size.equalTo(50)
      $0.center.equalToSuperview()
    }
    let box = view {
      $0.size.equalTo(CGSize(width: 40, height: 30))
      $0.center.equalToSuperview().offset(CGPoint(x: 10, y: -20))
    }
    #expect(frame(of: square) == CGRect(x: 125, y: 75, width: 50, height: 50))
    #expect(frame(of: box) == CGRect(x: 140, y: 65, width: 40, height: 30))
  }

  @Test func attributesFollowOneAnother() {
    let row = view {
      $0.left.right.equalToSuperview().inset(5)
      $0.top.equalTo(7)
      $0.height.equalTo(Double(11))
    }
    #expect(frame(of: row) == CGRect(x: 5, y: 7, width: 290, height: 11))
  }

  @Test func otherViewsAndTheirAttributes() {
    let first = view {
      $0.left.top.equalToSuperview()
      $0.size.equalTo(CGSize(width: 100, height: 50))
    }
    let second = view {
      $0.left.equalTo(first.layout.right).offset(8)
      $0.top.bottom.equalTo(first)
      $0.width.equalTo(first).multipliedBy(0.5)
    }
    let third = view {
      $0.height.equalTo($0.width)
      $0.left.bottom.equalTo(first.layout.right.bottom)
      $0.width.equalTo(first).dividedBy(4).offset(-5)
    }
    #expect(frame(of: second) == CGRect(x: 108, y: 0, width: 50, height: 50))
    #expect(frame(of: third) == CGRect(x: 100, y: 30, width: 20, height: 20))
  }

  @Test func guidesAndMargins() {
    container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inside = view { $0.edges.equalToMargins() }
    let byAttributes = view { $0.edges.equalTo(container.layout.margins) }
    let byGuide = view { $0.edges.equalTo(container.layoutMarginsGuide) }
    let safe = view {
      $0.left.right.equalToSafeArea()
      $0.top.equalTo(container.safeAreaLayoutGuide.layout.top)
      $0.height.equalTo(10)
    }
    let expected = CGRect(x: 2, y: 1, width: 294, height: 196)
    #expect(frame(of: inside) == expected)
    #expect(frame(of: byAttributes) == expected)
    #expect(frame(of: byGuide) == expected)
    #expect(frame(of: safe) == CGRect(x: 0, y: 0, width: 300, height: 10))
  }

  @Test func boundsAndRanges() {
    let box = view {
      $0.left.top.equalToSuperview()
      $0.width.between(100...120)
      $0.width.equalTo(500).priority(.high)
      $0.height.greaterThanOrEqualTo(30)
      $0.height.lessThanOrEqualToSuperview()
      $0.height.equalTo(10).priority(500)
    }
    #expect(frame(of: box) == CGRect(x: 0, y: 0, width: 120, height: 30))
  }

  @Test func prioritiesDecide() {
    let box = view {
      $0.left.top.height.equalToSuperview()
      $0.width.equalTo(10).priority(.low)
      $0.width.equalTo(20).priority(.medium)
      $0.width.equalTo(30).priority(UILayoutPriority(rawValue: 499))
    }
    #expect(frame(of: box).width == 20)
    #expect(box.constraints.map(\.priority.rawValue).max() == 500)
  }

  @Test func prioritiesOutOfRangeAreTheNearest() {
    var constraint: Constraint?
    _ = view { constraint = $0.width.equalTo(10).priority(5000).constraint }
    #expect(constraint?.layoutConstraints.map(\.priority) == [.required])
    _ = view { constraint = $0.width.equalTo(10).priority(-3).constraint }
    #expect(constraint?.layoutConstraints.map(\.priority.rawValue) == [1])
  }

  @Test func updateChangesConstants() {
    let box = view {
      $0.left.equalToSuperview().offset(10)
      $0.top.width.height.equalTo(20)
    }
    let before = box.constraints.count + container.constraints.count
    box.layout.update { $0.left.equalToSuperview().offset(30).labeled("left") }
    #expect(frame(of: box) == CGRect(x: 30, y: 20, width: 20, height: 20))
    #expect(box.constraints.count + container.constraints.count == before)
    #expect(container.constraints.contains { $0.identifier == "left" })
  }

  @Test func updateMakesWhatIsMissing() {
    let box = view { $0.left.top.width.equalTo(20) }
    box.layout.update { $0.height.equalTo(5) }
    #expect(frame(of: box).height == 5)
  }

  @Test func remakeForgetsWhatWasMade() {
    let box = view { $0.edges.equalToSuperview() }
    box.layout.remake {
      $0.left.top.equalTo(1)
      $0.size.equalTo(2)
    }
    #expect(frame(of: box) == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(box.constraints.count + container.constraints.count == 4)
    box.layout.removeConstraints()
    #expect(box.constraints.isEmpty && container.constraints.isEmpty)
  }

  @Test func remakeLeavesConstraintsOfOthersAlone() {
    let box = view { $0.left.top.width.equalTo(20) }
    let own = box.heightAnchor.constraint(equalToConstant: 7)
    own.isActive = true
    box.layout.remake { $0.left.top.width.equalTo(10) }
    #expect(own.isActive)
    #expect(frame(of: box) == CGRect(x: 10, y: 10, width: 10, height: 7))
  }

  @Test func aHandleChangesAConstraint() {
    var width: Constraint?
    let box = view {
      $0.left.top.height.equalToSuperview()
      width = $0.width.equalTo(40).offset(5).constraint
      $0.width.equalTo(99).priority(.low)
    }
    #expect(frame(of: box).width == 45)
    width?.update(offset: 20)
    #expect(frame(of: box).width == 60)
    width?.deactivate()
    #expect(width?.isActive == false)
    #expect(frame(of: box).width == 99)
    width?.activate()
    #expect(frame(of: box).width == 60)
  }

  @Test func aHandleChangesInsetsAndPriority() {
    var edges: Constraint?
    let box = view { edges = $0.edges.equalToSuperview().inset(1).constraint }
    edges?.update(inset: 4)
    #expect(frame(of: box) == CGRect(x: 4, y: 4, width: 292, height: 192))
    edges?.update(inset: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    #expect(frame(of: box) == CGRect(x: 0, y: 1, width: 300, height: 199))
    edges?.update(priority: .high)
    #expect(edges?.layoutConstraints.map(\.priority.rawValue) == [750, 750, 750, 750])
  }

  @Test func stackViewsTakeArrangedSubviews() {
    let stack = UIStackView()
    let label = UILabel().layout.adhere(to: stack).config { $0.text = "A" }.view
    #expect(stack.arrangedSubviews == [label])
    #expect(label.text == "A")
  }

  @Test func labelsNameTheConstraints() {
    let box = view { $0.width.equalTo(10).labeled("box.width") }
    #expect(box.constraints.map(\.identifier) == ["box.width"])
  }

  @Test func withoutASuperviewItIsReportedWithTheView() {
    let box = UILabel()
    box.accessibilityIdentifier = "box"
    let faults = faults(of: "layout") {
      box.layout.make {
        $0.left.equalToSuperview().labeled("box.left")
        $0.width.equalTo(10)
      }
    }
    #expect(
      faults.map { $0.replacing("NSLayoutConstraint.Attribute.", with: "") } == [
        "a constraint to the superview needs one; left of constraint \"box.left\" of UILabel \"box\""
      ])
    #expect(box.constraints.count == 1, "the others are made")
  }

  @Test func targetsThatDoNotPairAreReported() {
    let other = view { $0.size.equalTo(1) }
    let faults = faults(of: "layout") { _ = view { $0.edges.equalTo(other.layout.left.top) } }
    #expect(
      faults == ["a target has one attribute, or as many as the constraint; 4 against 2 of constraint of UIView"])
  }

  @Test func aDivisorOf0IsReported() {
    let faults = faults(of: "layout") { _ = view { $0.width.equalToSuperview().dividedBy(0) } }
    #expect(faults == ["a constraint cannot be divided by 0; UIView"])
  }

  @Test func theRecordGoesWithTheView() {
    weak var constraint: NSLayoutConstraint?
    do {
      let box = view { $0.size.equalTo(1) }
      constraint = box.constraints.first
      #expect(constraint != nil)
      box.removeFromSuperview()
    }
    #expect(constraint == nil)
  }
}
