#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Every attribute means what it says, alone and against every other of its kind.
  @MainActor @Suite(.serialized) struct AttributeTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    private static let horizontal: [Attribute] = [
      .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins,
    ]
    private static let vertical: [Attribute] = [
      .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
    ]

    /// Where an attribute is in a rectangle with margins.
    private func place(_ attribute: Attribute, _ rect: CGRect, _ margins: UIEdgeInsets) -> CGFloat {
      let inner = rect.inset(by: margins)
      return switch attribute {
      case .left, .leading: rect.minX
      case .right, .trailing: rect.maxX
      case .centerX: rect.midX
      case .top: rect.minY
      case .bottom, .firstBaseline, .lastBaseline: rect.maxY
      case .centerY: rect.midY
      case .leftMargin, .leadingMargin: inner.minX
      case .rightMargin, .trailingMargin: inner.maxX
      case .centerXWithinMargins: inner.midX
      case .topMargin: inner.minY
      case .bottomMargin: inner.maxY
      case .centerYWithinMargins: inner.midY
      default: .nan
      }
    }

    private func mayBeRelated(_ first: Attribute, _ second: Attribute) -> Bool {
      !(first.isAbsolute && second.isDirectional || first.isDirectional && second.isAbsolute)
    }

    private func check(_ first: Attribute, _ second: Attribute) {
      let root = makeRoot(200, 300)
      root.layoutMargins = UIEdgeInsets(top: 11, left: 13, bottom: 17, right: 19)
      let box = root.addBox("box", CGSize(width: 40, height: 30))
      box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 5, right: 7)
      let constraint = NSLayoutConstraint(
        item: box, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1, constant: 6)
      let found = faults { constraint.isActive = true }
      guard mayBeRelated(first, second) else {
        #expect(found.count == 1, "\(first) and \(second)")
        return
      }
      #expect(found.isEmpty, "\(first) and \(second)")
      root.layoutIfNeeded()
      let here = place(first, box.frame, box.layoutMargins)
      let there = place(second, root.bounds, root.layoutMargins)
      #expect(abs(here - there - 6) < 1e-6, "\(first) at \(second): \(here) and \(there)")
      #expect(box.bounds.size == CGSize(width: 40, height: 30), "\(first) at \(second)")
    }

    @Test func horizontalPlaces() {
      for first in Self.horizontal { for second in Self.horizontal { check(first, second) } }
    }

    @Test func verticalPlaces() {
      for first in Self.vertical { for second in Self.vertical { check(first, second) } }
    }

    @Test func kindsAreTold() {
      #expect(Self.horizontal.allSatisfy { $0.kind == .x })
      #expect(Self.vertical.allSatisfy { $0.kind == .y })
      #expect(Attribute.width.kind == .size && Attribute.height.kind == .size)
      #expect(Attribute.notAnAttribute.kind == .none)
      #expect(Attribute.leadingMargin.isDirectional && Attribute.rightMargin.isAbsolute)
      #expect(!Attribute.centerX.isDirectional && !Attribute.centerX.isAbsolute)
    }

    @Test func inequalitiesKeepTheirSide() {
      for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
        let root = makeRoot(200, 300)
        let box = root.addBox("box", CGSize(width: 40, height: 30))
        let wish = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100)
        wish.priority = .defaultLow
        wish.isActive = true
        let limit = NSLayoutConstraint(
          item: box, attribute: .left, relatedBy: relation, toItem: root, attribute: .left, multiplier: 1, constant: 60)
        limit.isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.minX == (relation == .lessThanOrEqual ? 60 : 100))
        limit.constant = 140
        root.layoutIfNeeded()
        #expect(box.frame.minX == (relation == .lessThanOrEqual ? 100 : 140))
      }
    }

    @Test func aMultiplierOfAPlaceCountsFromTheHolder() {
      let root = makeRoot(200, 300)
      let box = root.addBox("box", CGSize(width: 40, height: 30))
      NSLayoutConstraint(
        item: box, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 0.25,
        constant: 0
      ).isActive = true
      root.layoutIfNeeded()
      #expect(box.frame.midX == 50)
    }

    @Test func baselinesOfContainersAreThoseOfTheViewTheyName() {
      final class Row: UIView {
        let label = UILabel()
        override var forFirstBaselineLayout: UIView { label }
        override var forLastBaselineLayout: UIView { label }
      }
      let root = makeRoot(200, 300)
      let row = Row()
      row.label.text = "a"
      for view in [row, row.label] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(row)
      row.addSubview(row.label)
      let box = root.addBox("box", CGSize(width: 5, height: 5))
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        row.label.topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
        row.bottomAnchor.constraint(equalTo: row.label.bottomAnchor, constant: 50),
        box.bottomAnchor.constraint(equalTo: row.firstBaselineAnchor),
      ])
      root.layoutIfNeeded()
      #expect(abs(box.frame.maxY - 14 - row.label.font.ascender) < 1e-4)
      row.label.font = .systemFont(ofSize: 40)
      root.layoutIfNeeded()
      #expect(abs(box.frame.maxY - 14 - row.label.font.ascender) < 1e-4)
    }
  }
#endif
