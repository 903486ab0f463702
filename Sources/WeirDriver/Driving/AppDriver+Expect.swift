#if !canImport(UIKit)
  import WeirUI

  /// Compares what is with what should be; at rest, so after an act or ``AppDriver/settle()``.
  extension AppDriver {
    /// Expects that something with a name is on the screen.
    public func expect(_ name: ElementName, file: StaticString = #fileID, line: UInt = #line) throws(DriverError) {
      try check(.present(name), file, line)
    }

    /// Expects that nothing with a name is on the screen.
    public func expect(no name: ElementName, file: StaticString = #fileID, line: UInt = #line) throws(DriverError) {
      try check(.absent(name), file, line)
    }

    /// Expects that what has a name holds a value, such as a text, `on`, or `50%`.
    public func expect(
      _ name: ElementName, value: String, file: StaticString = #fileID, line: UInt = #line
    ) throws(DriverError) {
      try check(.value(name, value), file, line)
    }

    /// Expects that what has a name is in a state.
    public func expect(
      _ name: ElementName, is state: OutlineState, file: StaticString = #fileID, line: UInt = #line
    ) throws(DriverError) {
      try check(.state(name, state, true), file, line)
    }

    /// Expects that what has a name is not in a state.
    public func expect(
      _ name: ElementName, isNot state: OutlineState, file: StaticString = #fileID, line: UInt = #line
    ) throws(DriverError) {
      try check(.state(name, state, false), file, line)
    }

    /// Expects that the app is at a route.
    public func expect(route: String, file: StaticString = #fileID, line: UInt = #line) throws(DriverError) {
      try check(.route(route), file, line)
    }

    /// Expects an outline: its lines, of which one with `…` stands for any number.
    public func expect(screen: String, file: StaticString = #fileID, line: UInt = #line) throws(DriverError) {
      let lines = screen.split(whereSeparator: \.isNewline).map(String.init)
      try check(.screen(Script.outlineLines(lines)), file, line)
    }

    private func check(_ expectation: Expectation, _ file: StaticString, _ line: UInt) throws(DriverError) {
      do { try check(expectation) } catch { throw error.at(file, line) }
    }

    /// Compares.
    public func check(_ expectation: Expectation) throws(DriverError) {
      switch expectation {
      case .present(let name): if finder.all(name).isEmpty { _ = try find(name) }
      case .absent(let name): try expectAbsence(of: name)
      case .value(let name, let value): try expectValue(value, of: name)
      case .state(let name, let state, let isSo): try expectState(state, isSo, of: name)
      case .route(let route):
        let found = try self.route()
        if found != route { throw difference("the route differs", expected: route, found: found) }
      case .screen(let lines):
        let difference = LineDifference.lines(expected: lines, found: outline.lines)
        guard difference.isEmpty else {
          throw DriverError(.unexpected, "the screen differs (- expected, + found)", difference)
        }
      }
    }

    private func expectAbsence(of name: ElementName) throws(DriverError) {
      // The whole name only: that something begins with it is no reason to fail.
      let found = finder.elements.filter { element in
        name.readings.contains { reading in
          (reading.role == nil || reading.role == element.outline.role) && element.names.contains(reading.text)
            && reading.ordinal == nil
        }
      }
      guard let first = found.first else { return }
      throw DriverError(
        .unexpected, "\(QuotedText.quote(name.source)) is on the screen", ["found: \(first.outline.line)"])
    }

    private func expectValue(_ value: String, of name: ElementName) throws(DriverError) {
      let element = try find(name) { $0.outline.value != nil }
      guard element.outline.value != value else { return }
      let found = element.outline.value.map(QuotedText.quote) ?? "no value"
      throw DriverError(
        .unexpected, "the value of \(QuotedText.quote(name.source)) differs",
        ["expected: \(QuotedText.quote(value))", "found:    \(found)", "in:       \(element.outline.line)"])
    }

    private func expectState(_ state: OutlineState, _ isSo: Bool, of name: ElementName) throws(DriverError) {
      let element = try find(name) { $0.takesTaps || $0.outline.states.contains(state) }
      guard element.outline.states.contains(state) != isSo else { return }
      throw DriverError(
        .unexpected, "\(QuotedText.quote(name.source)) is \(isSo ? "not " : "")\(state.rawValue)",
        ["found: \(element.outline.line)"])
    }

    private func difference(_ message: String, expected: String, found: String) -> DriverError {
      DriverError(
        .unexpected, message, ["expected: \(QuotedText.plain(expected))", "found:    \(QuotedText.plain(found))"])
    }
  }
#endif
