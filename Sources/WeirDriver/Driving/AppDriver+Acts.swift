#if !canImport(UIKit)
  public import WeirUI

  extension AppDriver {
    /// Taps what has a name: a button, a row, a tab, a field, a segment, an action of an alert, or a view.
    public func tap(
      _ name: ElementName, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        try self.tap(self.find(name) { $0.takesTaps })
      }
    }

    /// Types a text into a field, a text view or a search bar, in the place of what it holds.
    public func type(
      _ text: String, into name: ElementName, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        let element = try self.find(name, prefers: \.takesText)
        guard element.takesText, let view = element.target?.view else { throw self.unfit(element, "takes no text") }
        try self.refusing { () throws(PersonRefusal) in
          try self.host.tap(view)
          // As a person would: all that is there is selected, and typed over.
          if let length = view.lengthOfText, length > 0 {
            try self.host.perform(.replace(NSRange(location: 0, length: length), ""), on: view)
          }
          try self.host.type(text, into: view)
        }
      }
    }

    /// Empties a field.
    public func clear(
      _ name: ElementName, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await type("", into: name, file: file, line: line)
    }

    /// Presses return in the field that is edited, or in the one with a name.
    public func pressReturn(
      in name: ElementName? = nil, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        try self.perform(.pressReturn, on: self.edited(name))
      }
    }

    /// Moves a slider or a picker to a value.
    public func set(
      _ name: ElementName, to value: Double, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await perform(.setValue(value), on: name, file: file, line: line)
    }

    /// Does anything that a person can do with a view that has a name.
    public func perform(
      _ personAct: PersonAct, on name: ElementName, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        try self.perform(personAct, on: self.find(name) { $0.target?.view is UIControl || $0.takesTaps })
      }
    }

    /// Goes to the screen below, by the button of the bar.
    public func back(file: StaticString = #fileID, line: UInt = #line) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        try self.refusing { () throws(PersonRefusal) in try self.host.tapBack() }
      }
    }

    /// Taps a tab by its title.
    public func tab(
      _ name: ElementName, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        let tabs = NameFinder(self.screen).elements.filter { $0.outline.role == .tab }
        guard !tabs.isEmpty else { throw DriverError(.notFound, "there is no tab bar", [self.finder.tappable]) }
        try self.tap(NameFinder(tabs).one(name))
      }
    }

    /// Swipes over the screen, or over what has a name.
    ///
    /// Down sends the sheet in front away, and right goes back from the edge, where no name is given.
    public func swipe(
      _ direction: SwipeDirection, on name: ElementName? = nil, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        if let name { return try self.perform(.swipe(direction.inUIKit), on: self.find(name)) }
        try self.refusing { () throws(PersonRefusal) in
          switch direction {
          case .down: try self.host.pullDown()
          case .right: try self.host.swipeBack()
          case .up, .left: throw PersonRefusal(.notSupported, subject: "the screen", act: "swipe \(direction.rawValue)")
          }
        }
      }
    }

    /// Taps beside what is presented: a popover goes, and an action sheet is cancelled.
    public func tapOutside(file: StaticString = #fileID, line: UInt = #line) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        try self.refusing { () throws(PersonRefusal) in try self.host.tapOutside() }
      }
    }
  }

  /// Where a finger goes.
  public enum SwipeDirection: String, Sendable, CaseIterable {
    /// Towards the top.
    case up
    /// Towards the bottom.
    case down
    /// To the left.
    case left
    /// To the right.
    case right

    var inUIKit: UISwipeGestureRecognizer.Direction {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
    }
  }
#endif
