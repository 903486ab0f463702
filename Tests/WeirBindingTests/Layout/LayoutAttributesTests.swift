import Testing

@testable import WeirBinding

/// The names of attributes, which views, guides and constraints share.
@Suite @MainActor struct LayoutAttributesTests {
  private let view = UIView()

  @Test func eachNameIsItsAttribute() {
    let layout = view.layout
    let named: [(ConstraintItem, NSLayoutConstraint.Attribute)] = [
      (layout.left, .left), (layout.right, .right), (layout.top, .top), (layout.bottom, .bottom),
      (layout.leading, .leading), (layout.trailing, .trailing), (layout.width, .width), (layout.height, .height),
      (layout.centerX, .centerX), (layout.centerY, .centerY), (layout.firstBaseline, .firstBaseline),
      (layout.lastBaseline, .lastBaseline), (layout.leftMargin, .leftMargin), (layout.rightMargin, .rightMargin),
      (layout.topMargin, .topMargin), (layout.bottomMargin, .bottomMargin), (layout.leadingMargin, .leadingMargin),
      (layout.trailingMargin, .trailingMargin), (layout.centerXWithinMargins, .centerXWithinMargins),
      (layout.centerYWithinMargins, .centerYWithinMargins),
    ]
    for (item, attribute) in named {
      #expect(item.attributes == [attribute])
      #expect(ObjectIdentifier(item.item) == ObjectIdentifier(view))
    }
  }

  @Test func namesOfSeveralAreAllOfThem() {
    let layout = view.layout
    let named: [(ConstraintItem, [NSLayoutConstraint.Attribute])] = [
      (layout.edges, [.top, .left, .bottom, .right]), (layout.size, [.width, .height]),
      (layout.directionalEdges, [.top, .leading, .bottom, .trailing]), (layout.horizontalEdges, [.left, .right]),
      (layout.verticalEdges, [.top, .bottom]), (layout.directionalHorizontalEdges, [.leading, .trailing]),
      (layout.center, [.centerX, .centerY]),
      (layout.margins, [.topMargin, .leftMargin, .bottomMargin, .rightMargin]),
      (layout.directionalMargins, [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin]),
      (layout.centerWithinMargins, [.centerXWithinMargins, .centerYWithinMargins]),
    ]
    for (item, attributes) in named { #expect(item.attributes == attributes) }
  }

  @Test func namesFollowOneAnother() {
    #expect(view.layout.left.size.attributes == [.left, .width, .height])
  }

  @Test func guidesHaveTheSameNames() {
    let guide = view.safeAreaLayoutGuide
    let item = guide.layout.left.top
    #expect(ObjectIdentifier(item.item) == ObjectIdentifier(guide))
    #expect(item.attributes == [.left, .top])
  }

  @Test func whatWasOnlyNamedMakesNoConstraint() {
    let drafts = ConstraintMaker.drafts(of: view) {
      _ = $0.left
      $0.height.equalTo($0.width)
    }
    #expect(drafts.map(\.attributes) == [[.height]])
  }
}
