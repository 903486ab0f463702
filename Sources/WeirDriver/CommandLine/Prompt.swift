#if !canImport(UIKit)
  /// Asks for commands, carries them out, and shows the screen after each.
  @MainActor
  struct Prompt {
    let driver: AppDriver
    let name: String
    let console: Console
    let lines: LineSource

    /// Goes on until `quit` or the end of input.
    /// - Returns: Whether all commands could be carried out, and all that was expected held.
    func run() async -> Bool {
      var isFine = true
      if lines.isTerminal { console.out("\(console.bold(name)): help lists the commands, tab completes.\n") }
      await show { () async throws(DriverError) in try await driver.perform(.outline) }
      while true {
        switch await lines.next(prompt: "\(name)> ", completer: completer) {
        case .line(let line):
          switch await carryOut(line) {
          case .done: continue
          case .failed: isFine = false
          case .quit: return isFine
          }
        case .interrupted: continue
        case .end: return isFine
        case .tooLong:
          console.error(console.red("error: a line is longer than any command") + "\n")
          return false
        }
      }
    }

    private var completer: Completer {
      let elements = driver.finder.elements
      return Completer(
        names: elements.flatMap(\.names), tabs: elements.filter { $0.outline.role == .tab }.flatMap(\.names))
    }

    /// What has become of a line.
    private enum Outcome {
      case done
      case failed
      case quit
    }

    private func carryOut(_ line: String) async -> Outcome {
      do {
        guard var command = try CommandParser.parse(line) else { return .done }
        if command == .expect(.screen([])) { command = .expect(.screen(await outlineBelow())) }
        if command == .quit { return .quit }
        return await show { () async throws(DriverError) in
          if let text = try await driver.perform(command) { return text }
          return command.changesScreen ? driver.outline.text : nil
        }
      } catch {
        let caret = lines.isTerminal ? String(repeating: " ", count: name.count + 1 + error.column) + "^\n" : ""
        console.error(caret + console.red("error: \(error.message)") + "\n")
        return .failed
      }
    }

    /// The lines up to a blank one.
    private func outlineBelow() async -> [String] {
      var block: [String] = []
      while case .line(let line) = await lines.next(prompt: "… ", completer: Completer(names: [])), !line.isBlank {
        block.append(line)
      }
      return Script.outlineLines(block)
    }

    @discardableResult
    private func show(_ work: () async throws(DriverError) -> String?) async -> Outcome {
      do {
        if let text = try await work(), !text.isEmpty { console.out(text + "\n") }
        return .done
      } catch {
        console.error(console.red("error: \(error)") + "\n")
        return .failed
      }
    }
  }

  extension Command {
    /// Whether the screen is shown after it.
    fileprivate var changesScreen: Bool {
      switch self {
      case .expect, .help, .quit, .outline, .route, .tree, .steps, .save: false
      default: true
      }
    }
  }
#endif
