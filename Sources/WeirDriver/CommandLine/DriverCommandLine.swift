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
  /// from it.
  @MainActor
  public struct DriverCommandLine {
    /// The name of the program.
    public var name: String
    /// Its version, for `--version`.
    public var version: String
    /// What it is, in a line.
    public var about: String

    /// Makes a program.
    public init(name: String, version: String = "0", about: String = "") {
      self.name = name
      self.version = version
      self.about = about
    }

    /// Runs it.
    ///
    /// - Parameters:
    ///   - arguments: What stands behind the name of the program.
    ///   - makeDriver: Starts the app anew; called once for each script.
    /// - Returns: The exit code: 0; 1 at the first difference, or where a script cannot be read or the app not be
    /// started; 64
    ///   where the options make no sense.
    public func run(
      _ arguments: [String] = Array(CommandLine.arguments.dropFirst()),
      makeDriver: () async throws -> AppDriver
    ) async -> Int32 {
      let environment = ProcessInfo.processInfo.environment
      return await run(
        arguments, console: { Console.standard($0, environment: environment) },
        lines: { LineSource(terminal: Console.terminal(environment: environment)) }, makeDriver)
    }

    func run(
      _ arguments: [String], console makeConsole: (DriverOptions.Color) -> Console, lines: () -> LineSource,
      _ makeDriver: () async throws -> AppDriver
    ) async -> Int32 {
      let options: DriverOptions
      do {
        options = try DriverOptions(arguments)
      } catch {
        makeConsole(.auto).error("\(name): error: \(error)\n\(usage)\n")
        return 64
      }
      let console = makeConsole(options.color)
      if options.showsHelp || options.showsVersion {
        console.out(options.showsHelp ? help : "\(name) \(version)\n")
        return 0
      }
      guard options.scripts.isEmpty else { return await run(options, console, makeDriver) }
      guard let driver = await start(console, makeDriver) else { return 1 }
      await Prompt(driver: driver, name: name, console: console, lines: lines()).run()
      return 0
    }

    private func run(
      _ options: DriverOptions, _ console: Console, _ makeDriver: () async throws -> AppDriver
    ) async -> Int32 {
      for path in options.scripts {
        do {
          let script = try Script(try ScriptFile.read(path), file: path == "-" ? "standard input" : path)
          guard let driver = await start(console, makeDriver) else { return 1 }
          try await driver.run(script, echo: options.echoes ? { console.out("> \($0)\n") } : nil) {
            console.out($0 + "\n")
          }
        } catch {
          console.error(console.red("\(error)") + "\n")
          return 1
        }
      }
      return 0
    }

    private func start(_ console: Console, _ makeDriver: () async throws -> AppDriver) async -> AppDriver? {
      do {
        let driver = try await makeDriver()
        try await driver.settle()
        return driver
      } catch {
        console.error(console.red("\(name): error: the app cannot be started: \(QuotedText.plain("\(error)"))") + "\n")
        return nil
      }
    }

    // MARK: Help

    private var usage: String { "usage: \(name) [--script FILE]… [--echo] [--color auto|always|never]" }

    private var help: String {
      """
      \(about.isEmpty ? "" : about + "\n\n")\(usage)

      Without --script it opens a prompt, or reads commands from standard input.

        --script FILE  run the commands of FILE on a fresh app; - is standard input; may be repeated
        --echo         print each command of a script before it runs
        --color WHEN   auto (the default), always or never
        --help, -h     print this
        --version      print the version

      Exit codes: 0; 1 at the first difference; 64 where the options make no sense.

      Commands:
      \(CommandPage.overview)

      """
    }
  }
#endif
