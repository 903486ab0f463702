#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Headers and footers of sections: their content, their reuse, and where they float.
  @MainActor @Suite(.serialized) struct UITableViewHeaderFooterViewTests {
    @Test func labelsAreMadeWhenAskedFor() {
      let view = UITableViewHeaderFooterView(reuseIdentifier: "h")
      #expect(view.reuseIdentifier == "h" && view.contentView.subviews.isEmpty)
      view.textLabel?.text = "Title"
      view.detailTextLabel?.text = "more"
      #expect(view.textLabel === view.textLabel && view.contentView.subviews.count == 2)
      #expect(view.accessibilityLabel == "Title" && view.accessibilityTraits == .header)
      view.accessibilityLabel = "said"
      view.accessibilityTraits = .button
      #expect(view.accessibilityLabel == "said" && view.accessibilityTraits == .button)
      #expect(UITableViewHeaderFooterView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.height == 4)
      #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
    }

    @Test func contentIsLaidOut() {
      let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      let (old, behind) = (UIView(), UIView())
      view.backgroundView = old
      view.backgroundView = behind
      view.textLabel?.text = "t"
      view.layoutIfNeeded()
      #expect(old.superview == nil && view.subviews.first === behind && behind.frame == view.bounds)
      #expect(view.contentView.frame == view.bounds)
      #expect(view.textLabel?.frame == CGRect(x: 16, y: 0, width: 68, height: 30))
      view.backgroundView = nil
      #expect(behind.superview == nil)
    }

    @Test func aConfigurationFillsIt() {
      let view = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      var list = UIListContentConfiguration.cell()
      list.text = "configured"
      view.contentConfiguration = list
      view.layoutIfNeeded()
      let content = view.contentView.subviews.first
      #expect(content is UIListContentView && content?.frame == view.bounds)
      view.contentConfiguration = nil
      #expect(view.contentView.subviews.isEmpty)
    }

    @Test func theHeightIsThatOfTheConstraintsOrItsOwn() {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let target = CGSize(width: 200, height: 0)
      func height() -> CGFloat {
        view.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      #expect(height() == 28)
      view.frame.size.height = 50
      #expect(height() == 50)
      let box = view.contentView.addBox("box", CGSize(width: 10, height: 70))
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
      ])
      #expect(height() == 75)
    }

    private final class Delegate: UITableViewDelegate {
      var log: [String] = []
      var made = 0
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge")
        view?.textLabel?.text = "header \(section)"
        return view
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.append("will \(section)")
      }
      func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        log.append("did \(section)")
      }
    }

    private final class Edge: UITableViewHeaderFooterView {
      static var reuses = 0
      override func prepareForReuse() { Self.reuses += 1 }
    }

    @Test func headersAreReusedAndTold() {
      let fixture = TableFixture((0..<20).map { names("\($0).", 10) })
      let delegate = Delegate()
      Edge.reuses = 0
      fixture.table.register(Edge.self, forHeaderFooterViewReuseIdentifier: "edge")
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      #expect(delegate.log == ["will 0"] && fixture.table.headerView(forSection: 0)?.textLabel?.text == "header 0")
      #expect(fixture.table.headerView(forSection: 9) == nil && fixture.table.footerView(forSection: 0) == nil)
      fixture.table.contentOffset.y = 480 * 5
      fixture.table.layoutIfNeeded()
      #expect(delegate.log == ["will 0", "will 5", "did 0"] || delegate.log == ["will 0", "did 0", "will 5"])
      fixture.table.contentOffset.y = 480 * 10
      fixture.table.layoutIfNeeded()
      #expect(Edge.reuses > 0 && fixture.table.headerView(forSection: 10)?.textLabel?.text == "header 10")
      let shown = fixture.table.subviews.count { $0 is Edge }
      #expect(shown <= 2, "only those that can be seen are there")
    }

    @Test func aHeaderOfAPlainTableFloatsUntilItsSectionEnds() {
      let fixture = TableFixture((0..<3).map { names("\($0).", 20) })
      let delegate = Delegate()
      fixture.table.register(Edge.self, forHeaderFooterViewReuseIdentifier: "edge")
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      fixture.table.contentOffset.y = 100
      fixture.table.layoutIfNeeded()
      #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 100)
      let end = fixture.table.rect(forSection: 0).maxY
      fixture.table.contentOffset.y = end - 10
      fixture.table.layoutIfNeeded()
      #expect(fixture.table.headerView(forSection: 0)?.frame.maxY == end, "the next one pushes it out")
      #expect(fixture.table.headerView(forSection: 1)?.frame.minY == end)
    }

    @Test func aHeaderOfAGroupedTableStays() {
      let fixture = TableFixture((0..<3).map { names("\($0).", 20) }, style: .grouped)
      let delegate = Delegate()
      fixture.table.register(Edge.self, forHeaderFooterViewReuseIdentifier: "edge")
      fixture.table.delegate = delegate
      fixture.table.layoutIfNeeded()
      let before = fixture.table.headerView(forSection: 0)?.frame
      fixture.table.contentOffset.y = 10
      fixture.table.layoutIfNeeded()
      #expect(fixture.table.headerView(forSection: 0)?.frame == before && before?.height == 40)
    }
  }
#endif
