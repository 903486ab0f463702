#if !canImport(UIKit)
  import Foundation

  @testable import WeirUI

  /// A row's cell that counts how often one is made and used again.
  final class CountingCell: UITableViewCell {
    static var made = 0
    private(set) var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// Sections of texts, and a log of what the table asks.
  @MainActor
  class TextSource: UITableViewDataSource {
    var sections: [[String]]
    var asked: [IndexPath] = []
    /// The titles of headers, where there are any.
    var titles: [String]?

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles?[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
  }

  /// A table in a window, with its source.
  @MainActor
  struct TableFixture {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table: UITableView
    let source: TextSource

    init(_ sections: [[String]], style: UITableView.Style = .plain, rowHeight: CGFloat? = 44) {
      table = UITableView(frame: window.bounds, style: style)
      source = TextSource(sections)
      table.register(CountingCell.self, forCellReuseIdentifier: "cell")
      if let rowHeight { table.rowHeight = rowHeight }
      table.dataSource = source
      window.isHidden = false
      window.addSubview(table)
      table.layoutIfNeeded()
    }

    /// The texts that can be seen, from the top.
    var seen: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    /// What all rows must look like, whatever has happened before.
    func isConsistent() -> Bool {
      let paths = table.indexPathsForVisibleRows ?? []
      for (path, cell) in zip(paths, table.visibleCells) {
        guard cell.textLabel?.text == source.sections[path.section][path.row] else { return false }
        guard cell.frame == table.rectForRow(at: path), cell.superview === table else { return false }
      }
      let cells = table.subviews.count { $0 is UITableViewCell }
      return paths == paths.sorted() && cells == paths.count && table.numberOfSections == source.sections.count
        && source.sections.indices.allSatisfy { table.numberOfRows(inSection: $0) == source.sections[$0].count }
    }
  }

  /// Names of rows.
  func names(_ prefix: String, _ count: Int) -> [String] { (0..<count).map { "\(prefix)\($0)" } }
#endif
