#if !canImport(UIKit)
  import Foundation

  /// What goes to the app instead of to its screens.
  extension AppDriver {
    /// Opens a link.
    public func open(
      _ link: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws(DriverError) {
      try await act(file, line) { () async throws(DriverError) in try await self.follow(link) }
    }

    private func follow(_ link: String) async throws(DriverError) {
      let open = try provided(app.open, "open a link", "open")
      guard let url = URL(string: link), !link.isEmpty else {
        throw DriverError(.failed, "\(QuotedText.quote(link)) is no URL", ["Write it as app://host/path or /path."])
      }
      do {
        try await open(url)
      } catch {
        throw DriverError(.failed, "cannot open \(QuotedText.quote(link)): \(QuotedText.plain("\(error)"))")
      }
    }

    /// Where the app is.
    public func route() throws(DriverError) -> String { try provided(app.route, "say where it is", "route")() }

    /// The live tree of flows, coordinators and screens.
    public func tree() throws(DriverError) -> String { try provided(app.tree, "show its tree", "tree")() }

    /// Where the latest steps went.
    public func steps() throws(DriverError) -> [String] { try provided(app.steps, "show its steps", "steps")() }

    /// Goes to the state before.
    public func undo(file: StaticString = #fileID, line: UInt = #line) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        guard try self.provided(self.app.undo, "undo", "undo")() else {
          throw DriverError(.failed, "there is nothing to undo")
        }
      }
    }

    /// Goes to the state after.
    public func redo(file: StaticString = #fileID, line: UInt = #line) async throws(DriverError) {
      try await act(file, line) { () throws(DriverError) in
        guard try self.provided(self.app.redo, "redo", "redo")() else {
          throw DriverError(.failed, "there is nothing to redo")
        }
      }
    }

    /// Keeps the state for the next start; what was kept.
    @discardableResult
    public func save(file: StaticString = #fileID, line: UInt = #line) async throws(DriverError) -> String {
      var kept = ""
      try await act(file, line) { () async throws(DriverError) in
        let save = try self.provided(self.app.save, "save its state", "save")
        do {
          kept = try await save()
        } catch {
          throw DriverError(.failed, "cannot save: \(QuotedText.plain("\(error)"))")
        }
      }
      return kept
    }

    private func provided<Provider>(
      _ provider: Provider?, _ what: String, _ property: String
    ) throws(DriverError) -> Provider {
      if let provider { return provider }
      throw DriverError(
        .notProvided, "\(app.name) offers no way to \(what)", ["The app's AppUnderDriver.\(property) is nil: set it."])
    }
  }
#endif
