import Testing

@testable import WeirBinding

/// What a constant is for each attribute.
@Suite struct LayoutConstantTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private static let horizontal: [NSLayoutConstraint.Attribute] = [
    .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins,
  ]
  private static let vertical: [NSLayoutConstraint.Attribute] = [
    .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline, .lastBaseline,
  ]

  @Test func aNumberIsTheSameForAll() {
    for attribute in Self.horizontal + Self.vertical + [.width, .height] {
      #expect(LayoutConstant.number(3).value(for: attribute) == 3)
    }
  }

  @Test func aSizeSaysNothingOfPlaces() {
    let size = LayoutConstant.size(CGSize(width: 3, height: 4))
    #expect(size.value(for: .width) == 3)
    #expect(size.value(for: .height) == 4)
    for attribute in Self.horizontal + Self.vertical { #expect(size.value(for: attribute) == 0) }
  }

  @Test func aPointSaysNothingOfSizes() {
    let point = LayoutConstant.point(CGPoint(x: 3, y: 4))
    for attribute in Self.horizontal { #expect(point.value(for: attribute) == 3) }
    for attribute in Self.vertical { #expect(point.value(for: attribute) == 4) }
    #expect(point.value(for: .width) == 0)
    #expect(point.value(for: .height) == 0)
  }

  @Test func insetsGoInwards() {
    let insets = LayoutConstant.insets(UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
    let expected: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.top, 1), (.left, 2), (.bottom, -4), (.right, -8), (.leading, 2), (.trailing, -8), (.topMargin, 1),
      (.leftMargin, 2), (.bottomMargin, -4), (.rightMargin, -8), (.leadingMargin, 2), (.trailingMargin, -8),
      (.firstBaseline, 1), (.lastBaseline, -4), (.width, -10), (.height, -5), (.centerX, -3), (.centerY, -1.5),
      (.centerXWithinMargins, -3), (.centerYWithinMargins, -1.5), (.notAnAttribute, 0),
    ]
    for (attribute, value) in expected { #expect(insets.value(for: attribute) == value, "\(attribute)") }
  }

  @Test func directionalInsetsGoInwardsToo() {
    let insets = LayoutConstant.directionalInsets(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
    let expected: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.top, 1), (.leading, 2), (.bottom, -4), (.trailing, -8), (.width, -10), (.height, -5), (.centerX, -3),
    ]
    for (attribute, value) in expected { #expect(insets.value(for: attribute) == value, "\(attribute)") }
  }

  @Test func oneDistanceIsThatOfAllEdges() {
    let inset = LayoutConstant.inset(3)
    #expect(inset.value(for: .left) == 3)
    #expect(inset.value(for: .bottom) == -3)
    #expect(inset.value(for: .width) == -6)
    #expect(inset.value(for: .centerX) == 0)
  }

  @Test func numbersOfAllKindsAreNumbers() {
    #expect(3.points == 3)
    #expect(Double(2.5).points == 2.5)
    #expect(Float(1.5).points == 1.5)
    #expect(CGFloat(0.5).points == 0.5)
  }
}
