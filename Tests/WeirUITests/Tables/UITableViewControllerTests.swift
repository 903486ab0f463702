#if !canImport(UIKit)
  import Foundation
  import Testing

  import WeirUI

  @MainActor @Suite struct UITableViewControllerTests {
    final class Rows: UITableViewController {
      var chosen: [Int] = []
      var scrolls = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
      }
      override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    @Test func itIsTheSourceAndTheDelegateOfItsTable() throws {
      let controller = Rows(style: .grouped)
      controller.loadViewIfNeeded()
      #expect(controller.view === controller.tableView)
      #expect(controller.tableView.style == .grouped)
      controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      controller.tableView.layoutIfNeeded()
      #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
      #expect(controller.tableView.rectForHeader(inSection: 0).height == 38)
      try controller.tableView.person(does: .row(IndexPath(row: 1, section: 0), .tap))
      #expect(controller.chosen == [1])
      controller.tableView.contentOffset.y = 20
      #expect(controller.scrolls == 1)
    }

    @Test func theChoiceIsForgottenWhenItAppears() throws {
      let controller = Rows(style: .plain)
      controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      controller.viewWillAppear(false)
      let path = IndexPath(row: 0, section: 0)
      controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      controller.clearsSelectionOnViewWillAppear = false
      controller.viewWillAppear(false)
      #expect(controller.tableView.indexPathForSelectedRow == path)
      controller.clearsSelectionOnViewWillAppear = true
      controller.viewWillAppear(false)
      #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func itIsReleasedWithItsTable() {
      weak var gone: Rows?
      weak var table: UITableView?
      do {
        let controller = Rows(style: .plain)
        controller.loadViewIfNeeded()
        controller.refreshControl = UIRefreshControl()
        gone = controller
        table = controller.tableView
      }
      #expect(gone == nil)
      #expect(table == nil)
    }
  }
#endif
