import RxTreeKit

/// Every option of every command; a command picks those that it understands.
enum OptionCatalogue {
  /// Which source is read, and how.
  static let source = [
    OptionSpecification(
      .dir, .directory, repeatable: true,
      help: "Read the Swift files below DIR (default: the current directory); may be given several times"),
    OptionSpecification(
      .from, .text("GLOB"), repeatable: true,
      help: "Read only the files that GLOB matches, relative to the directory; may be given several times"),
    OptionSpecification(
      .exclude, .text("GLOB"), repeatable: true,
      help: "Leave out the files and folders that GLOB matches; may be given several times"),
  ]

  /// How the run goes.
  static let run = [
    OptionSpecification(
      .strict, help: "Fail with exit code 1 where something could not be resolved, or no root leads to a flow"),
    OptionSpecification(.quiet, aliases: ["-q"], help: "Print the result only: no notes and warnings, no progress"),
    OptionSpecification(.statistics, help: "Print to standard error what was read, and how long that took"),
    OptionSpecification(.noCache, help: "Read every file anew, and keep nothing for the next run"),
    OptionSpecification(
      .cacheDir, .directory,
      help: "Keep what a file contributes in DIR (default: RXTREE_CACHE_DIR, or the user's folder for caches)"),
    OptionSpecification(.jobs, .number(1...256), help: "Read and parse on N threads (default: one for each core)"),
  ]

  /// What belongs to a drawn tree.
  static let tree = [
    OptionSpecification(
      .maxLevels, aliases: ["--maxLevels", "--depth"], .number(0...1_000_000),
      help: "Draw at most N levels below the root (default: as many as there are; 10 with --expand)"),
    OptionSpecification(
      .expand, help: "Draw what is under a repeated flow or screen again, instead of (see above) and (cycle)"),
    OptionSpecification(
      .only, .choice(NodeFilter.allCases.map(\.rawValue)), help: "Draw only the flows, or only the screens"),
    format(ReportFormat.allCases),
    color,
  ]

  /// What the commands that print a list of places have.
  static let report = [format([.text, .json]), color]

  /// What every command understands.
  static let everywhere = [
    OptionSpecification(.help, aliases: ["-h"], help: "Show help"),
    OptionSpecification(.version, help: "Show the version"),
  ]

  private static let color = OptionSpecification(
    .color, .choice(["auto", "always", "never"]),
    help: "Colour the text: on a terminal that wants it (auto, the default), always or never")

  private static func format(_ formats: [ReportFormat]) -> OptionSpecification {
    let words = formats.map(\.rawValue)
    return OptionSpecification(.format, .choice(words), help: "Print the result in this form (default: text)")
  }
}
