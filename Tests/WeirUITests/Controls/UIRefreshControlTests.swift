#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// What pulls a list down, and how its content makes room.
  @MainActor @Suite struct UIRefreshControlTests {
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let control = UIRefreshControl()

    init() {
      view.contentSize = CGSize(width: 320, height: 1000)
      view.contentInset.top = 20
      view.refreshControl = control
    }

    @Test func itStandsAboveTheContentAsWideAsTheView() {
      #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
      view.frame.size.width = 400
      #expect(control.frame.width == 400)
    }

    @Test func aPullHoldsTheContentDownUntilItHasRefreshed() throws {
      #expect(view.contentOffset.y == -20)
      try view.person(does: .pullToRefresh)
      #expect(control.isRefreshing && view.contentOffset.y == -80)
      #expect(view.adjustedContentInset.top == 80 && view.contentInset.top == 20)
      control.endRefreshing()
      #expect(view.contentOffset.y == -20 && view.adjustedContentInset.top == 20)
    }

    @Test func theOffsetHasMovedWhenTheEventComes() throws {
      var offsets: [CGFloat] = []
      let action = UIAction { [view] _ in offsets.append(view.contentOffset.y) }
      control.addAction(action, for: .valueChanged)
      try view.person(does: .pullToRefresh)
      #expect(offsets == [-80])
    }

    @Test func whatEndsAtOnceGoesBackWhenTheFingerIsLifted() throws {
      control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
      try view.person(does: .pullToRefresh)
      #expect(!control.isRefreshing && view.contentOffset.y == -20)
    }

    @Test func beginningFromTheProgramMakesRoomAndMovesNothing() {
      control.beginRefreshing()
      control.beginRefreshing()
      #expect(view.contentOffset.y == -20 && view.adjustedContentInset.top == 80)
      view.contentOffset.y = -80
      control.endRefreshing()
      #expect(view.contentOffset.y == -20)
    }

    @Test func whoHasScrolledOnStaysThere() throws {
      try view.person(does: .pullToRefresh)
      view.contentOffset.y = 300
      control.endRefreshing()
      control.endRefreshing()
      #expect(view.contentOffset.y == 300 && view.adjustedContentInset.top == 20)
    }

    @Test func anotherControlTakesItsRoomAlong() throws {
      try view.person(does: .pullToRefresh)
      view.refreshControl = nil
      #expect(control.isRefreshing && view.adjustedContentInset.top == 20 && view.contentOffset.y == -20)
      view.refreshControl = control
      #expect(view.adjustedContentInset.top == 80)
      control.endRefreshing()
      #expect(view.adjustedContentInset.top == 20)
    }
  }
#endif
