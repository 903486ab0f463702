#if !canImport(UIKit)
  import WeirUI

  extension AppDriver {
    /// Carries a command out; what it shows, if anything.
    ///
    /// `quit` does nothing here: what reads the commands ends.
    @discardableResult
    public func perform(_ command: Command) async throws(DriverError) -> String? {
      do {
        if let text = try await show(command) { return text }
        try await carryOut(command)
        return nil
      } catch {
        // Where in this file it was called says nothing to who wrote the command.
        var error = error
        error.location = nil
        throw error
      }
    }

    private func show(_ command: Command) async throws(DriverError) -> String? {
      switch command {
      case .outline:
        try await settle()
        return outline.text
      case .route: return QuotedText.plain(try route())
      case .tree: return QuotedText.plain(try tree())
      case .steps: return QuotedText.plain(try steps().joined(separator: "\n"))
      case .save: return QuotedText.plain(try await save())
      case .help(let name): return try help(name)
      default: return nil
      }
    }

    private func carryOut(_ command: Command) async throws(DriverError) {
      switch command {
      case .tap(let name): try await tap(name)
      case .tapOutside: try await tapOutside()
      case .type(let text, let name): try await type(text, into: name)
      case .clear(let name): try await clear(name)
      case .pressReturn(let name): try await pressReturn(in: name)
      case .set(let name, let value): try await set(name, to: value)
      case .increase(let name): try await perform(.increment, on: name)
      case .decrease(let name): try await perform(.decrement, on: name)
      case .choose(.number(let number, let list)): try await choose(number, in: list)
      case .choose(.text(let text)): try await choose(text)
      case .back: try await back()
      case .swipe(let direction, let name): try await swipe(direction, on: name)
      case .swipeRow(let name, let action): try await swipe(row: name, action: action)
      case .scroll(let direction, let list): try await scroll(direction, in: list)
      case .refresh(let list): try await refresh(list)
      case .tab(let name): try await tab(name)
      case .open(let link): try await open(link)
      case .undo: try await undo()
      case .redo: try await redo()
      case .expect(let expectation):
        try await settle()
        try check(expectation)
      case .outline, .route, .tree, .steps, .save, .help, .quit: break
      }
    }

    private func help(_ name: String?) throws(DriverError) -> String {
      guard let name else { return CommandPage.overview }
      if let page = CommandPage.named(name) { return page.text }
      let names = CommandPage.all.map(\.name)
      let nearest = NearestName.nearest(to: name, in: names)
      throw DriverError(
        .notFound, "there is no command \(QuotedText.quote(name))",
        [
          "\(nearest.isEmpty ? "Commands: \(names.joined(separator: ", "))" : "Did you mean \(NameFinder.list(nearest))?")"
        ])
    }
  }
#endif
