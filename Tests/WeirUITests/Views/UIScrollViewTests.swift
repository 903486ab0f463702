#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct UIScrollViewTests {
    private func make(_ content: CGSize = CGSize(width: 100, height: 1000)) -> (UIScrollView, ScrollLog) {
      let (view, log) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), ScrollLog())
      view.contentSize = content
      view.delegate = log
      return (view, log)
    }

    @Test func theOffsetIsTheOriginOfTheBounds() {
      let (view, log) = make()
      let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 150, width: 10, height: 10)))
      outer.addSubview(view)
      view.addSubview(inner)
      view.contentOffset = CGPoint(x: 0, y: 100)
      #expect(view.bounds.origin.y == 100 && log.log == ["scroll 100"])
      #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 50))
      view.contentOffset = CGPoint(x: 0, y: 100)
      #expect(log.log.count == 1)
      view.bounds.origin.y = 5
      #expect(view.contentOffset.y == 5 && log.log.last == "scroll 5")
      view.frame.size.height = 50
      #expect(log.log.count == 2)
    }

    @Test func theEndOfAnAnimationIsToldInTheNextTurn() async {
      let (view, log) = make()
      view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
      view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
      view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
      #expect(log.log == ["scroll 10", "scroll 20"])
      await withCheckedContinuation { done in NextTurn.run { done.resume() } }
      #expect(log.log == ["scroll 10", "scroll 20", "animation"])
    }

    @Test func aRectangleIsScrolledToAsLittleAsIsNeeded() {
      let (view, _) = make()
      view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
      #expect(view.contentOffset.y == 0)
      view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
      #expect(view.contentOffset.y == 150)
      view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
      #expect(view.contentOffset.y == 100)
      view.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 500), animated: false)
      #expect(view.contentOffset.y == 800)
      view.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 10), animated: false)
      #expect(view.contentOffset.y == 800)
    }

    @Test func aDragTellsInOrder() throws {
      let (view, log) = make()
      try view.person(does: .drag(x: 0, y: -50))
      #expect(log.log == ["begin drag", "scroll 50", "will end", "end drag false"])
      log.log = []
      try view.person(does: .drag(x: 0, y: 80))
      #expect(
        log.log == [
          "begin drag", "scroll -30", "will end", "end drag true", "begin rest", "scroll 0", "end rest",
        ])
      #expect(!view.isDragging && !view.isDecelerating && !view.isTracking)
    }

    @Test func withoutBouncingTheEdgeHolds() throws {
      let (view, log) = make()
      view.bounces = false
      try view.person(does: .drag(x: 30, y: 80))
      #expect(view.contentOffset == .zero && !log.log.contains { $0.hasPrefix("scroll") })
    }

    @Test func theDelegateSaysWhereItRests() throws {
      let (view, log) = make()
      log.target = CGPoint(x: 0, y: 120)
      try view.person(does: .drag(x: 0, y: -50))
      #expect(view.contentOffset.y == 120)
      #expect(log.log.suffix(3) == ["begin rest", "scroll 120", "end rest"])
    }

    @Test func pagesAreTurnedOneByOne() throws {
      let (view, _) = make(CGSize(width: 500, height: 200))
      view.isPagingEnabled = true
      try view.person(does: .drag(x: -60, y: 0))
      #expect(view.contentOffset.x == 100)
      try view.person(does: .drag(x: -290, y: 0))
      #expect(view.contentOffset.x == 200)
      try view.person(does: .drag(x: -20, y: 0))
      #expect(view.contentOffset.x == 200)
      try view.person(does: .drag(x: 60, y: 0))
      #expect(view.contentOffset.x == 100)
    }

    @Test func whatDoesNotScrollIsNotDragged() {
      let (view, log) = make()
      view.isScrollEnabled = false
      #expect(refusal(view, .drag(x: 0, y: -50)) == .notSupported)
      #expect(log.log.isEmpty)
    }

    @Test func aDragInsideScrolls() throws {
      let (view, _) = make()
      let label = UILabel()
      view.addSubview(label)
      try label.person(does: .drag(x: 0, y: -50))
      #expect(view.contentOffset.y == 50)
    }

    @Test func draggingSendsTheKeyboardAway() throws {
      let (view, _) = make()
      let field = UITextField()
      let window = makeWindow(view, field)
      try field.person(does: .tap())
      try view.person(does: .drag(x: 0, y: -10))
      #expect(field.isEditing)
      view.keyboardDismissMode = .onDrag
      try view.person(does: .drag(x: 0, y: -10))
      #expect(!field.isEditing)
      withExtendedLifetime(window) {}
    }

    @Test func insetsMakeRoom() {
      let (view, log) = make()
      view.contentInset = UIEdgeInsets(top: 20, bottom: 30)
      #expect(view.contentOffset.y == -20)
      #expect(log.log == ["scroll -20", "insets"])
      #expect(view.offsetRange.greatest.y == 830)
      view.contentOffset.y = 300
      view.contentInset.top = 50
      #expect(view.contentOffset.y == 300)
      view.contentOffset.y = -50
      view.contentInset.top = 10
      #expect(view.contentOffset.y == -10)
    }

    @Test func theSafeAreaIsRoomToo() {
      let (view, _) = make()
      view.systemInset = UIEdgeInsets(top: 44, bottom: 34)
      view.contentInset = UIEdgeInsets(top: 6)
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 50, bottom: 34))
      #expect(view.contentOffset.y == -50)
      view.contentInsetAdjustmentBehavior = .never
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 6))
    }

    @Test func pullingRefreshesOnce() throws {
      let (view, log) = make()
      #expect(refusal(view, .pullToRefresh) == .notFound)
      let control = UIRefreshControl()
      let events = EventLog(control, .valueChanged)
      view.refreshControl = control
      #expect(control.superview === view)
      control.beginRefreshing()
      #expect(control.isRefreshing && events.log.isEmpty)
      #expect(refusal(view, .pullToRefresh) == .disabled)
      control.endRefreshing()
      try view.person(does: .pullToRefresh)
      #expect(control.isRefreshing && events.log == ["value"])
      #expect(
        log.log == ["insets", "insets", "begin drag", "scroll -60", "insets", "will end", "end drag false"])
      control.endRefreshing()
      control.isEnabled = false
      #expect(refusal(view, .pullToRefresh) == .disabled)
      view.refreshControl = nil
      #expect(control.superview == nil)
    }

    @Test func theTopIsReachedWhereAllowed() {
      let (view, log) = make()
      view.contentOffset.y = 400
      log.mayGoToTop = false
      #expect(!view.scrollToTopForPerson() && view.contentOffset.y == 400)
      log.mayGoToTop = true
      #expect(view.scrollToTopForPerson() && view.contentOffset.y == 0)
      #expect(log.log.last == "top")
      view.scrollsToTop = false
      #expect(!view.scrollToTopForPerson())
    }

    @Test func zoomingScalesTheViewOfTheDelegate() {
      let (view, log) = make()
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addSubview(inner)
      view.zoomScale = 2
      #expect(view.zoomScale == 1)
      log.zoomed = inner
      view.maximumZoomScale = 3
      view.setZoomScale(9, animated: false)
      #expect(view.zoomScale == 3 && view.contentSize == CGSize(width: 300, height: 300))
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
      #expect(log.log == ["zoom"])
    }

    @Test func theDelegateOfATableIsAlsoThatOfItsScrolling() {
      final class Both: UITableViewDelegate {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
      }
      let (table, both) = (UITableView(), Both())
      table.delegate = both
      table.contentOffset.y = 10
      #expect(both.scrolls == 1)
      let scrollView: UIScrollView = table
      #expect(scrollView.delegate === both)
      scrollView.delegate = nil
      #expect(table.delegate == nil)
      let log = ScrollLog()
      scrollView.delegate = log
      #expect(table.delegate == nil)
      table.contentOffset.y = 20
      #expect(log.log == ["scroll 20"])
    }
  }

  /// Writes down what a scroll view tells.
  private final class ScrollLog: UIScrollViewDelegate {
    var log: [String] = []
    var target: CGPoint?
    var mayGoToTop = true
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.append("scroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("will end")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end drag \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("begin rest") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("end rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { mayGoToTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("insets") }
  }
#endif
