#if !canImport(UIKit)
  import WeirUI

  extension AppDriver {
    /// Taps a row of the list in front, or of a named one, by its number over all sections, from 1 on.
    ///
    /// A row further up or down is scrolled to first.
    public func choose(
      _ number: Int, in list: ElementName? = nil, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () async throws(DriverError) in
        let table = try self.table(list)
        guard let path = table.indexPath(ofNumber: number) else {
          throw DriverError(
            .notFound, "there is no row \(number)", ["The list has \(table.countOfRows) rows, counted from 1."])
        }
        try await self.bringIntoSight(path, of: table)
        try self.refusing { () throws(PersonRefusal) in try self.host.chooseRow(at: path, in: table) }
      }
    }

    /// Taps the row with a text, or turns a wheel to it; further rows of the list are looked through from the top.
    public func choose(
      _ text: ElementName, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () async throws(DriverError) in
        let rows = { NameFinder(self.finder.elements.filter { $0.outline.role == .row }) }
        let isThere = { !rows().all(text, fits: NameFinder.Fit.whole).isEmpty }
        if isThere() { return try self.tap(rows().one(text)) }
        if try self.turnWheel(to: text) { return }
        if let list = try? self.table(nil) { _ = try await self.search(list, isThere) }
        guard !rows().all(text).isEmpty else { throw self.noRow(text) }
        try self.tap(rows().one(text))
      }
    }

    private func noRow(_ text: ElementName) -> DriverError {
      let names = finder.elements.filter { $0.outline.role == .row }.flatMap(\.names)
      let nearest = NearestName.nearest(to: text.source, in: names)
      let shown = names.prefix(8).map(QuotedText.quote).joined(separator: ", ")
      return DriverError(
        .notFound, "no row is called \(QuotedText.quote(text.source))",
        (nearest.isEmpty ? [] : ["Did you mean \(NameFinder.list(nearest.map(QuotedText.quote)))?"])
          + [names.isEmpty ? "No list with rows is on the screen." : "Rows: \(shown)\(names.count > 8 ? " …" : "")"])
    }

    /// Scrolls the list in front, or a named one, by most of a page.
    public func scroll(
      _ direction: SwipeDirection, in list: ElementName? = nil, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        let view = try self.scrollView(list)
        let (width, height) = (view.bounds.width * Self.shareOfPage, view.bounds.height * Self.shareOfPage)
        try self.refusing { () throws(PersonRefusal) in
          switch direction {
          case .down: try self.host.scroll(view, y: -height)
          case .up: try self.host.scroll(view, y: height)
          case .right: try self.host.scroll(view, x: -width)
          case .left: try self.host.scroll(view, x: width)
          }
        }
      }
    }

    /// Pulls the list in front, or a named one, until it refreshes.
    public func refresh(
      _ list: ElementName? = nil, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        let view = try self.scrollView(list)
        try self.refusing { () throws(PersonRefusal) in try self.host.pullToRefresh(view) }
      }
    }

    /// Swipes a row, and taps the action that appears.
    public func swipe(
      row name: ElementName, action: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        let rows = NameFinder(self.finder.elements.filter { $0.outline.role == .row })
        guard case .row(let path, let table) = try rows.one(name).target else { return }
        try self.refusing { () throws(PersonRefusal) in
          try self.host.perform(.row(path, .swipeAction(action)), on: table)
        }
      }
    }

    // MARK: Finding and moving

    private static let shareOfPage: CGFloat = 0.8
    /// How many pages are looked through for a row.
    private static let mostPages = 500

    /// The list with a name, or the only one on the screen.
    private func table(_ name: ElementName?) throws(DriverError) -> UITableView {
      let tables = finder.elements.filter { $0.outline.role == .table }
      let element: ScreenElement
      if let name {
        element = try NameFinder(tables).one(name)
      } else {
        guard let first = tables.first else {
          throw DriverError(.notFound, "there is no list on the screen", [finder.tappable])
        }
        guard tables.count == 1 else {
          throw DriverError(
            .ambiguous, "there are \(tables.count) lists on the screen; say which one, as in choose 2 in Friends",
            tables.map(\.outline.line))
        }
        element = first
      }
      guard let table = element.target?.view as? UITableView else { throw unfit(element, "is no list") }
      return table
    }

    private func scrollView(_ name: ElementName?) throws(DriverError) -> UIScrollView {
      if let name {
        let element = try find(name) { $0.target?.view is UIScrollView }
        guard let view = element.target?.view as? UIScrollView else { throw unfit(element, "does not scroll") }
        return view
      }
      let views = ScreenReader.windowsFromBehind(host).reversed().flatMap { Self.scrollViews(in: $0) }
      if let view = views.first(where: { host.reasonOutOfReach($0) == nil }) ?? views.first { return view }
      throw DriverError(.notFound, "nothing on the screen scrolls")
    }

    private static func scrollViews(in view: UIView) -> [UIScrollView] {
      guard !view.isHidden else { return [] }
      let inner = view.subviews.reversed().flatMap { scrollViews(in: $0) }
      if let view = view as? UIScrollView, !(view is UITextView) { return [view] + inner }
      return inner
    }

    /// Drags a list until a row can be tapped.
    private func bringIntoSight(_ path: IndexPath, of table: UITableView) async throws(DriverError) {
      // What is measured on the way may move the row, so it is looked for again.
      for _ in 0..<8 {
        let (row, seen) = (table.rectForRow(at: path), table.bounds.inset(by: table.adjustedContentInset))
        guard row.minY < seen.minY || row.maxY > seen.maxY, row.height < seen.height || !row.intersects(seen) else {
          return
        }
        let distance = row.minY < seen.minY ? row.minY - seen.minY : row.maxY - seen.maxY
        let before = table.contentOffset
        try refusing { () throws(PersonRefusal) in try self.host.scroll(table, y: -distance) }
        try await settle()
        if table.contentOffset == before { return }
      }
    }

    /// Looks through a list from its top, page by page; where nothing is found, it is as it was.
    private func search(_ table: UITableView, _ isFound: () -> Bool) async throws(DriverError) -> Bool {
      let start = table.contentOffset.y
      try drag(table, to: -table.adjustedContentInset.top)
      for _ in 0..<Self.mostPages {
        try await settle()
        if isFound() { return true }
        let before = table.contentOffset.y
        try drag(table, to: before + table.bounds.height * Self.shareOfPage)
        if table.contentOffset.y == before { break }
      }
      try drag(table, to: start)
      return false
    }

    private func drag(_ table: UITableView, to offset: CGFloat) throws(DriverError) {
      let distance = offset - table.contentOffset.y
      if distance == 0 { return }
      try refusing { () throws(PersonRefusal) in try self.host.scroll(table, y: -distance) }
    }

    /// Turns a wheel to a value with this text; whether there is one.
    private func turnWheel(to text: ElementName) throws(DriverError) -> Bool {
      let texts = text.readings.filter { $0.ordinal == nil && $0.role == nil }.map(\.text)
      for case let picker as UIPickerView in finder.elements.compactMap({
        $0.outline.role == .picker ? $0.target?.view : nil
      }) {
        for component in 0..<max(picker.numberOfComponents, 0) {
          let rows = 0..<picker.numberOfRows(inComponent: component)
          guard let row = rows.first(where: { texts.contains(picker.title(ofRow: $0, component)) }) else { continue }
          try refusing { () throws(PersonRefusal) in
            try self.host.perform(.spin(component: component, row: row), on: picker)
          }
          return true
        }
      }
      return false
    }
  }
#endif
