#if !canImport(UIKit)
  import Foundation

  /// Where the sections and rows of a table lie.
  struct TableLayout {
    /// A section: its header, its rows, its footer.
    struct Section {
      var header: CGFloat
      var footer: CGFloat
      var rows: HeightIndex
      /// Whether the heights of header and footer are no estimates.
      var isHeaderKnown = true
      var isFooterKnown = true

      var total: CGFloat { header + rows.total + footer }
    }

    private(set) var sections: [Section]
    private var totals: HeightIndex
    /// Where the first section begins.
    var top: CGFloat

    init(sections: [Section] = [], top: CGFloat = 0) {
      self.sections = sections
      self.top = top
      totals = HeightIndex(heights: sections.map(\.total), isExact: true)
    }

    /// How many rows each section has.
    var counts: [Int] { sections.map(\.rows.count) }

    /// Where the last section ends.
    var bottom: CGFloat { top + totals.total }

    func contains(_ path: IndexPath) -> Bool {
      path.count == 2 && sections.indices.contains(path.section)
        && (0..<sections[path.section].rows.count).contains(path.row)
    }

    func start(ofSection section: Int) -> CGFloat { top + totals.offset(of: section) }

    func end(ofSection section: Int) -> CGFloat { start(ofSection: section) + totals.height(of: section) }

    func start(of path: IndexPath) -> CGFloat {
      let section = sections[path.section]
      return start(ofSection: path.section) + section.header + section.rows.offset(of: path.row)
    }

    func height(of path: IndexPath) -> CGFloat { sections[path.section].rows.height(of: path.row) }

    mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
      change(path.section) { $0.rows.set(height, of: path.row) }
    }

    mutating func change(_ section: Int, _ change: (inout Section) -> Void) {
      change(&sections[section])
      totals.set(sections[section].total, of: section)
    }

    /// Takes the heights of all rows for estimates.
    mutating func forgetHeights() {
      for section in sections.indices { sections[section].rows.forget() }
    }

    /// The section at an offset.
    func section(at offset: CGFloat) -> Int { totals.row(at: offset - top) }

    /// The first row that ends after an offset; nil where there is none.
    func firstRow(after offset: CGFloat) -> IndexPath? {
      guard !sections.isEmpty else { return nil }
      let section = section(at: offset)
      let rows = sections[section].rows
      let inRows = offset - start(ofSection: section) - sections[section].header
      guard rows.count > 0, inRows < rows.total else { return firstRow(inSectionsFrom: section + 1) }
      return IndexPath(row: rows.row(at: inRows), section: section)
    }

    /// The row after another; nil after the last.
    func row(after path: IndexPath) -> IndexPath? {
      if path.row + 1 < sections[path.section].rows.count {
        return IndexPath(row: path.row + 1, section: path.section)
      }
      return firstRow(inSectionsFrom: path.section + 1)
    }

    private func firstRow(inSectionsFrom section: Int) -> IndexPath? {
      guard section < sections.count else { return nil }
      return sections[section...].firstIndex { $0.rows.count > 0 }.map { IndexPath(row: 0, section: $0) }
    }
  }
#endif
