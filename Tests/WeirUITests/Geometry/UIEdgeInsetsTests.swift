#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @Suite struct UIEdgeInsetsTests {
    @Test func allAreZeroUnlessSaid() {
      #expect(UIEdgeInsets() == .zero)
      #expect(UIEdgeInsets(left: 3) == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
      #expect(NSDirectionalEdgeInsets() == .zero)
      #expect(NSDirectionalEdgeInsets(trailing: 3) != NSDirectionalEdgeInsets(leading: 3))
    }

    @Test func equalOnesHashEqually() {
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(Set([insets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), .zero]).count == 2)
      let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      #expect(Set([directional, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)]).count == 1)
    }

    @Test func eachEdgeIsMovedIn() {
      let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
      #expect(rect.inset(by: insets).inset(by: insets.negated) == rect)
      #expect(rect.inset(by: .zero) == rect)
      #expect(insets.negated.negated == insets)
    }

    @Test func edgesAreASet() {
      #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
      #expect(UIRectEdge.all.rawValue == 15)
      #expect(UIRectEdge([.top, .left]).intersection([.left, .right]) == .left)
      #expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
      #expect(NSDirectionalRectEdge.all.subtracting(.leading) == [.top, .bottom, .trailing])
    }
  }
#endif
