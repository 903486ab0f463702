#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Data sources and delegates that change the table while it asks or tells them: it shows the newest rows in the end.
  @MainActor @Suite struct TableReentrancyTests {
    /// A source that does something once, when it is asked.
    private final class Restless: TextSource, UITableViewDelegate {
      var acts: [String: (UITableView) -> Void] = [:]
      private func reach(_ moment: String, _ table: UITableView) { acts.removeValue(forKey: moment)?(table) }

      override func numberOfSections(in tableView: UITableView) -> Int {
        reach("sections", tableView)
        return super.numberOfSections(in: tableView)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        reach("rows", tableView)
        return super.tableView(tableView, numberOfRowsInSection: section)
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        reach("cell", tableView)
        guard sections.indices.contains(indexPath.section), sections[indexPath.section].indices.contains(indexPath.row)
        else { return UITableViewCell() }
        return super.tableView(tableView, cellForRowAt: indexPath)
      }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        reach("willDisplay", tableView)
      }
      func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        reach("didEndDisplaying", tableView)
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { reach("didSelect", tableView) }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        reach("height", tableView)
        return 44
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if let table = scrollView as? UITableView { reach("didScroll", table) }
      }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let source = Restless([(0..<30).map { "row \($0)" }])

    init() {
      table.register(CountingCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      window.isHidden = false
      window.addSubview(table)
    }

    /// The texts that are seen, from the top.
    private var shown: [String] {
      table.layoutIfNeeded()
      return (table.indexPathsForVisibleRows ?? []).sorted().map { table.cellForRow(at: $0)?.textLabel?.text ?? "?" }
    }

    private let moments = [
      "sections", "rows", "cell", "willDisplay", "didEndDisplaying", "didSelect", "height", "didScroll",
    ]

    /// Shows, scrolls, chooses and reloads, so that every moment comes.
    private func use() throws {
      table.layoutIfNeeded()
      table.contentOffset.y = 200
      table.layoutIfNeeded()
      if table.numberOfRows(inSection: 0) > 6 { try table.person(does: .row(IndexPath(row: 6, section: 0), .tap)) }
      table.reloadData()
      table.contentOffset.y = 0
      table.layoutIfNeeded()
    }

    @Test func reloadingAtAnyMoment() throws {
      for moment in moments {
        source.acts[moment] = { $0.reloadData() }
        try use()
        #expect(source.acts.isEmpty, "\(moment) has come")
        #expect(shown == (0..<10).map { "row \($0)" }, "\(moment)")
      }
    }

    @Test func fewerRowsAtAnyMoment() throws {
      for moment in moments {
        source.sections = [(0..<30).map { "row \($0)" }]
        table.reloadData()
        source.acts[moment] = { [source] table in
          source.sections = [["only"]]
          table.reloadData()
        }
        try use()
        #expect(shown == ["only"], "\(moment)")
        source.acts = [:]
      }
    }

    @Test func aRowThatIsDeletedWhenItIsChosen() throws {
      table.layoutIfNeeded()
      source.acts["didSelect"] = { [source] table in
        source.sections[0].remove(at: 2)
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      }
      try table.person(does: .row(IndexPath(row: 2, section: 0), .tap))
      #expect(shown.prefix(3) == ["row 0", "row 1", "row 3"] && table.numberOfRows(inSection: 0) == 29)
    }

    @Test func anotherSourceAtAnyMoment() throws {
      for moment in moments {
        let next = TextSource([["next"]])
        table.dataSource = source
        table.delegate = source
        table.reloadData()
        source.acts[moment] = { table in
          table.dataSource = next
          table.delegate = nil
        }
        try use()
        #expect(shown == ["next"], "\(moment)")
        source.acts = [:]
      }
    }

    @Test func aTableThatLeavesWhileItAsks() throws {
      for moment in moments {
        window.addSubview(table)
        source.acts[moment] = { $0.removeFromSuperview() }
        _ = refusal { try use() }
        #expect(table.superview == nil, "\(moment)")
        source.acts = [:]
      }
    }

    private func refusal(_ act: () throws -> Void) -> (any Error)? {
      do {
        try act()
        return nil
      } catch { return error }
    }
  }
#endif
