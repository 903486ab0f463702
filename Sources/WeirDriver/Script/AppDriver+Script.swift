#if !canImport(UIKit)
  extension AppDriver {
    /// Carries a script out, as far as its first difference or `quit`.
    ///
    /// - Parameters:
    ///   - script: The script.
    ///   - echo: Gets each line before it is carried out.
    ///   - show: Gets what commands such as `outline` show.
    /// - Throws: ``ScriptFailure`` with the place of the command that failed.
    public func run(
      _ script: Script, echo: ((String) -> Void)? = nil, show: (String) -> Void = { _ in }
    ) async throws(ScriptFailure) {
      for statement in script.statements {
        echo?(statement.source)
        if statement.command == .quit { return }
        do {
          if let text = try await perform(statement.command), !text.isEmpty { show(text) }
        } catch {
          throw ScriptFailure(statement.place, error.message, error.details)
        }
      }
    }

    /// Reads a script and carries it out.
    ///
    ///     try await driver.run("""
    ///       type Email "ada@example.com"
    ///       tap Sign in
    ///       expect Welcome
    ///       """)
    public func run(
      _ text: String, file: StaticString = #fileID, show: (String) -> Void = { _ in }
    ) async throws(ScriptFailure) {
      try await run(Script(text, file: "script in \(file)"), show: show)
    }
  }
#endif
