#if !canImport(UIKit)
  import WeirReporting

  extension DriverCommandLine {
    /// The options of every program cannot be given another meaning.
    func checkOptions() {
      var known = Set(DriverOptions.names)
      for option in options where !option.name.hasPrefix("--") || !known.insert(option.name).inserted {
        WeirDiagnostics.report(
          "DriverCommandLine", rule: "an option begins with two dashes, and is there once", value: option.name,
          remedy: "give it another name")
      }
    }

    var usage: String {
      let own = options.map { " [\($0.usage)]" }.joined()
      return "usage: \(name) [--script FILE]…\(own) [--echo] [--color auto|always|never]"
    }

    var help: String {
      """
      \(about.isEmpty ? "" : about + "\n\n")\(usage)

      Without --script it opens a prompt, or reads commands from standard input.

      \(optionList)

      Exit codes: 0; 1 at the first difference; 64 where the options make no sense.

      Commands:
      \(CommandPage.overview)

      """
    }

    private var optionList: String {
      let common = [
        ("--script FILE", "run the commands of FILE on a fresh app; - is standard input; may be repeated"),
        ("--echo", "print each command of a script before it runs"),
        ("--color WHEN", "auto (the default), always or never"), ("--help, -h", "print this"),
        ("--version", "print the version"),
      ]
      let rows = options.map { ($0.usage, $0.about) } + common
      let width = rows.map(\.0.count).max() ?? 0
      return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count + 2))\($1)" }.joined(separator: "\n")
    }
  }
#endif
