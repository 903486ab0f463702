/// Completes commands, and the names of what is on the screen.
struct Completer: Sendable {
  /// What could stand from a place on.
  struct Result: Sendable, Equatable {
    /// Where what is to be replaced begins, in characters.
    var start: Int
    /// What could stand there.
    var candidates: [String]

    /// What all candidates begin with, whatever the case.
    var common: String {
      guard var common = candidates.first else { return "" }
      for candidate in candidates.dropFirst() {
        while !candidate.lowercased().hasPrefix(common.lowercased()) { common.removeLast() }
      }
      return common
    }
  }

  /// The names of what is on the screen, in reading order.
  var names: [String]
  /// The names of tabs.
  var tabs: [String] = []

  /// What could complete a line that ends at the cursor.
  func complete(_ line: String) -> Result {
    let start = line.prefix { $0.isWhitespace }.count
    let rest = line.dropFirst(start)
    guard let space = rest.firstIndex(where: \.isWhitespace) else {
      let commands = CommandPage.all.map(\.name).filter { $0.hasPrefix(rest) }
      return Result(start: start, candidates: commands.map { $0 + " " })
    }
    let command = String(rest[..<space])
    let argument = rest[space...].drop(while: \.isWhitespace)
    let place = line.count - argument.count
    return Result(start: place, candidates: candidates(command, String(argument)))
  }

  private func candidates(_ command: String, _ argument: String) -> [String] {
    switch command {
    case "help": CommandPage.all.map(\.name).filter { $0.hasPrefix(argument) }
    case "tab": fitting(tabs, argument)
    case "swipe", "scroll":
      SwipeDirection.allCases.map(\.rawValue).filter { $0.hasPrefix(argument) } + fitting(names, argument)
    case "expect":
      argument.hasPrefix("no ")
        ? fitting(names, String(argument.dropFirst(3))).map { "no " + $0 }
        : ["no ", "route ", "screen:"].filter { $0.hasPrefix(argument) } + fitting(names, argument)
    case "tap", "type", "clear", "choose", "set", "increase", "decrease", "return", "refresh": fitting(names, argument)
    default: []
    }
  }

  private func fitting(_ names: [String], _ argument: String) -> [String] {
    let isQuoted = argument.hasPrefix("\"")
    let wanted = (isQuoted ? String(argument.dropFirst()) : argument).lowercased()
    var seen: Set<String> = []
    return names.filter { $0.lowercased().hasPrefix(wanted) && seen.insert($0).inserted }
      .map { isQuoted || Self.needsQuotes($0) ? QuotedText.quote($0) : $0 }
  }

  private static func needsQuotes(_ name: String) -> Bool {
    name.contains { "\"#\\=:".contains($0) } || name.contains("  ") || name.trimmingSpaces != name || name.isEmpty
      || QuotedText.plain(name) != name || name.contains { $0.isNewline }
  }
}
