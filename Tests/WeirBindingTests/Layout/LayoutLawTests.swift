import TestSupport
import Testing
import WeirBinding

/// The chained layout makes the constraints that one would make by hand.
@Suite @MainActor struct LayoutLawTests {
  private static let positions: [(NSLayoutConstraint.Attribute, (ConstraintMaker) -> ConstraintChain)] = [
    (.left, { $0.left }), (.right, { $0.right }), (.top, { $0.top }), (.bottom, { $0.bottom }),
    (.leading, { $0.leading }), (.trailing, { $0.trailing }), (.centerX, { $0.centerX }), (.centerY, { $0.centerY }),
    (.firstBaseline, { $0.firstBaseline }), (.lastBaseline, { $0.lastBaseline }), (.leftMargin, { $0.leftMargin }),
    (.rightMargin, { $0.rightMargin }), (.topMargin, { $0.topMargin }), (.bottomMargin, { $0.bottomMargin }),
    (.leadingMargin, { $0.leadingMargin }), (.trailingMargin, { $0.trailingMargin }),
    (.centerXWithinMargins, { $0.centerXWithinMargins }), (.centerYWithinMargins, { $0.centerYWithinMargins }),
    (.width, { $0.width }), (.height, { $0.height }),
  ]

  @Test(arguments: 0..<30)
  func eachConstraintIsTheOneMadeByHand(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (container, view) = (UIView(), UIView())
    container.addSubview(view)
    for (attribute, name) in Self.positions {
      let relation = [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][
        Int(random.next() % 3)]
      let offset = Int(random.next() % 100) - 50
      let factor = Double(random.next() % 8 + 1) / 4
      let priority = Int(random.next() % 1000) + 1
      var handle: Constraint?
      view.layout.make {
        let chain = name($0)
        let rule =
          switch relation {
          case .equal: chain.equalToSuperview()
          case .lessThanOrEqual: chain.lessThanOrEqualToSuperview()
          default: chain.greaterThanOrEqualToSuperview()
          }
        handle = rule.offset(offset).multipliedBy(factor).priority(priority).labeled("seed \(seed)").constraint
      }
      let made = try #require(handle?.layoutConstraints.first)
      #expect(handle?.layoutConstraints.count == 1)
      #expect(made.firstItem === view && made.secondItem === container)
      #expect(made.firstAttribute == attribute && made.secondAttribute == attribute, "seed \(seed)")
      #expect(made.relation == relation && made.constant == CGFloat(offset), "seed \(seed)")
      #expect(made.multiplier == CGFloat(factor) && made.priority.rawValue == Float(priority), "seed \(seed)")
      #expect(made.isActive && made.identifier == "seed \(seed)")
    }
  }

  @Test(arguments: 0..<30)
  func insetsOfAllAttributesMoveInwards(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (container, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)), UIView())
    container.addSubview(view)
    func side() -> CGFloat { CGFloat(random.next() % 100) }
    let insets = UIEdgeInsets(top: side(), left: side(), bottom: side(), right: side())
    view.layout.make { $0.edges.equalToSuperview().inset(insets) }
    container.layoutIfNeeded()
    let expected = container.bounds.inset(by: insets)
    #expect(view.frame == expected, "seed \(seed)")
    view.layout.remake {
      $0.size.equalToSuperview().inset(insets)
      $0.center.equalToSuperview().inset(insets)
    }
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(view.frame == expected, "seed \(seed)")
  }

  @Test(arguments: 0..<20)
  func updatesNeverAddConstraints(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (container, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)), UIView())
    view.layout.adhere(to: container).make {
      $0.left.top.equalToSuperview()
      $0.size.equalTo(1)
    }
    for step in 0..<20 {
      let (x, width) = (Int(random.next() % 200), Int(random.next() % 200))
      view.layout.update {
        $0.left.equalToSuperview().offset(x)
        $0.width.equalTo(width)
      }
      container.setNeedsLayout()
      container.layoutIfNeeded()
      #expect(view.frame.minX == CGFloat(x) && view.frame.width == CGFloat(width), "seed \(seed), step \(step)")
      #expect(view.constraints.count + container.constraints.count == 4, "seed \(seed), step \(step)")
    }
  }
}
