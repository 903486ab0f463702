#if !canImport(UIKit)
  import Foundation

  /// A program that starts an app on the headless host, and drives it from a prompt or by scripts.
  ///
  ///     @main @MainActor struct People {
  ///       static func main() async {
  ///         let program = DriverCommandLine(name: "people", version: "1.0")
  ///         exit(await program.run { AppDriver(showing: makeRoot()) })
  ///       }
  ///     }
  ///
  /// On the main actor. Without `--script` it opens a prompt; where standard input is no terminal it reads commands
  /// from it, and goes on after one that fails.
  @MainActor
  public struct DriverCommandLine {
    /// The name of the program.
    public var name: String
    /// Its version, for `--version`.
    public var version: String
    /// What it is, in a line.
    public var about: String
    /// The options of its own.
    public var options: [DriverOption]

    /// Makes a program.
    public init(name: String, version: String = "0", about: String = "", options: [DriverOption] = []) {
      self.name = name
      self.version = version
      self.about = about
      self.options = options
    }

    /// Runs it.
    ///
    /// - Parameters:
    ///   - arguments: What stands behind the name of the program.
    ///   - makeDriver: Starts the app anew; called once for each script.
    /// - Returns: The exit code: 0; 1 at the first difference of a script, after commands from standard input of which
    ///   one failed, or where a script cannot be read, the app not be started or the output not be written; 64 where
    ///   the options make no sense.
    public func run(
      _ arguments: [String] = Array(CommandLine.arguments.dropFirst()),
      makeDriver: () async throws -> AppDriver
    ) async -> Int32 {
      await run(arguments) { _ in try await makeDriver() }
    }

    /// Runs it, and starts the app with what was given for the options of its own.
    ///
    /// - Parameters:
    ///   - arguments: What stands behind the name of the program.
    ///   - makeDriver: Starts the app anew; called once for each script. Where it throws a ``DriverUsageError`` the
    ///     options make no sense.
    /// - Returns: The exit code: 0; 1 at the first difference of a script, after commands from standard input of which
    ///   one failed, or where a script cannot be read, the app not be started or the output not be written; 64 where
    ///   the options make no sense.
    public func run(
      _ arguments: [String] = Array(CommandLine.arguments.dropFirst()),
      makeDriver: (GivenOptions) async throws -> AppDriver
    ) async -> Int32 {
      FileOutput.openStandardFiles()
      let environment = ProcessInfo.processInfo.environment
      return await run(
        arguments, console: { Console.standard($0, environment: environment) },
        lines: { LineSource(terminal: Console.terminal(environment: environment)) }, makeDriver)
    }

    func run(
      _ arguments: [String], console makeConsole: (DriverOptions.Color) -> Console, lines: () -> LineSource,
      _ makeDriver: (GivenOptions) async throws -> AppDriver
    ) async -> Int32 {
      checkOptions()
      let options: DriverOptions
      do {
        options = try DriverOptions(arguments, own: self.options)
      } catch {
        return refuse("\(error)", makeConsole(.auto))
      }
      let console = makeConsole(options.color)
      let code = await run(options, console, lines, makeDriver)
      guard let failure = console.failure() else { return code }
      console.error(console.red("\(name): error: standard output cannot be written: \(failure)") + "\n")
      return max(code, 1)
    }

    private func run(
      _ options: DriverOptions, _ console: Console, _ lines: () -> LineSource,
      _ makeDriver: (GivenOptions) async throws -> AppDriver
    ) async -> Int32 {
      if options.showsHelp || options.showsVersion {
        console.out(options.showsHelp ? help : "\(name) \(version)\n")
        return 0
      }
      do throws(StartFailure) {
        guard options.scripts.isEmpty else { return try await run(options, console, makeDriver) }
        let driver = try await start(options, makeDriver)
        let lines = lines()
        let isFine = await Prompt(driver: driver, name: name, console: console, lines: lines).run()
        // A person has seen what went wrong; whoever reads the exit code has not.
        return isFine || lines.isTerminal ? 0 : 1
      } catch {
        return say(error, console)
      }
    }

    private func run(
      _ options: DriverOptions, _ console: Console, _ makeDriver: (GivenOptions) async throws -> AppDriver
    ) async throws(StartFailure) -> Int32 {
      for path in options.scripts {
        do {
          let script = try Script(try ScriptFile.read(path), file: path == "-" ? "standard input" : path)
          let driver = try await start(options, makeDriver)
          try await driver.run(script, echo: options.echoes ? { console.out("> \($0)\n") } : nil) {
            console.out($0 + "\n")
          }
        } catch let error as StartFailure {
          throw error
        } catch {
          console.error(console.red("\(error)") + "\n")
          return 1
        }
      }
      return 0
    }

    // MARK: Starting

    /// Why there is no app to drive.
    private struct StartFailure: Error {
      let reason: any Error
    }

    private func start(
      _ options: DriverOptions, _ makeDriver: (GivenOptions) async throws -> AppDriver
    ) async throws(StartFailure) -> AppDriver {
      do {
        let driver = try await makeDriver(options.own)
        try await driver.settle()
        return driver
      } catch {
        throw StartFailure(reason: error)
      }
    }

    private func say(_ failure: StartFailure, _ console: Console) -> Int32 {
      let reason = QuotedText.plain("\(failure.reason)")
      if failure.reason is DriverUsageError { return refuse(reason, console) }
      console.error(console.red("\(name): error: the app cannot be started: \(reason)") + "\n")
      return 1
    }

    private func refuse(_ reason: String, _ console: Console) -> Int32 {
      console.error("\(name): error: \(reason)\n\(usage)\n")
      return 64
    }
  }
#endif
