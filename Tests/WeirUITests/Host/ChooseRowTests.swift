import Foundation
import Testing
import WeirUI

/// Rows of a table, as a person chooses them.
@MainActor @Suite struct ChooseRowTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var chosen: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
  }

  @Test func aRowOnTheScreenIsChosen() async throws {
    let (host, screen, rows) = (HeadlessHost(), UIViewController(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    table.dataSource = rows
    table.delegate = rows
    screen.view.addSubview(table)
    host.show(screen)
    await host.settle()
    try host.chooseRow(at: IndexPath(row: 2, section: 0), in: table)
    #expect(rows.chosen == [2])
    #expect(throws: PersonRefusal.self) { try host.chooseRow(at: IndexPath(row: 2_000, section: 0), in: table) }
    #expect(rows.chosen == [2])
  }
}
