#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// The chain of responders, and the first one.
  @MainActor @Suite struct UIResponderTests {
    private final class Able: UIView {
      var mayBecome = true, mayResign = true
      override var canBecomeFirstResponder: Bool { mayBecome }
      override var canResignFirstResponder: Bool { mayResign }
    }

    private final class AbleController: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }

    @Test func plainOnesCannot() {
      let (window, view) = (makeWindow(), UIView())
      window.addSubview(view)
      #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder && !view.becomeFirstResponder())
      #expect(window.firstResponder == nil && UIResponder().next == nil && !UIResponder().isFirstResponder)
      #expect(!UIResponder().becomeFirstResponder() && UIResponder().resignFirstResponder())
    }

    @Test func oneTakesOverFromAnother() {
      let (first, second) = (Able(), Able())
      let window = makeWindow(first, second)
      #expect(first.becomeFirstResponder() && first.isFirstResponder && first.becomeFirstResponder())
      #expect(second.becomeFirstResponder() && !first.isFirstResponder && window.firstResponder === second)
      second.mayResign = false
      #expect(!first.becomeFirstResponder() && second.isFirstResponder && !second.resignFirstResponder())
      second.mayResign = true
      #expect(second.resignFirstResponder() && window.firstResponder == nil)
      first.mayBecome = false
      #expect(!first.becomeFirstResponder())
    }

    @Test func resigningWhatOneIsNotChangesNothing() {
      let (first, second) = (Able(), Able())
      let window = makeWindow(first, second)
      first.becomeFirstResponder()
      #expect(second.resignFirstResponder() && window.firstResponder === first)
    }

    @Test func outsideOfAWindowThereIsNone() {
      let view = Able()
      #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
      let window = makeWindow(view)
      view.becomeFirstResponder()
      view.removeFromSuperview()
      #expect(!view.isFirstResponder && window.firstResponder == nil)
    }

    @Test func eachWindowHasItsOwn() {
      let (first, second) = (Able(), Able())
      let windows = (makeWindow(first), makeWindow(second))
      #expect(first.becomeFirstResponder() && second.becomeFirstResponder())
      #expect(first.isFirstResponder && windows.0.firstResponder === first && windows.1.firstResponder === second)
    }

    @Test func theChainGoesFromViewToWindow() {
      let (inner, controller) = (UIView(), UIViewController())
      controller.view.addSubview(inner)
      let window = makeWindow()
      window.rootViewController = controller
      #expect(inner.next === controller.view && controller.view.next === controller && controller.next === window)
      #expect(UIView().next == nil)
    }

    @Test func aChildsChainGoesThroughItsParent() {
      let (parent, child) = (UIViewController(), UIViewController())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      #expect(child.view.next === child && child.next === parent.view && parent.view.next === parent)
    }

    @Test func aControllerMayBeTheFirst() {
      let controller = AbleController()
      #expect(!controller.becomeFirstResponder(), "not before it is in a window")
      let window = makeWindow()
      window.rootViewController = controller
      #expect(controller.becomeFirstResponder() && window.firstResponder === controller)
      window.rootViewController = nil
      #expect(window.firstResponder == nil)
    }

    @Test func respondersAreEqualToThemselves() {
      let (one, other) = (UIView(), UIView())
      #expect(one == one && one != other && Set<UIResponder>([one, other, one]).count == 2)
    }
  }
#endif
