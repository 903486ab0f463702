/// What is said about a command.
struct CommandPage: Sendable {
  /// The word that begins it.
  let name: String
  /// The ways to write it.
  let usages: [String]
  /// What it does, in one line.
  let summary: String
  /// More about it.
  var details = ""

  /// All commands, in the order in which help lists them.
  static let all: [CommandPage] = [
    CommandPage(
      name: "tap", usages: ["tap NAME", "tap ROLE NAME", "tap outside"],
      summary: "tap a button, row, tab, field or text",
      details: """
        NAME is a label, title, text, placeholder or identifier; upper and lower case count only where both are there, and the
        beginning is enough. NAME:2 is the second of that name. Quote it where spaces or # matter: "Save as…".
        A role narrows it down: tap button Save, tap row 3. `tap outside` sends a popover or an action sheet away.
        """),
    CommandPage(
      name: "type", usages: ["type NAME \"TEXT\""], summary: "type a text into a field, in the place of what it holds",
      details: "Escapes in TEXT: \\\" \\\\ \\n \\t \\r \\u{1F600}."),
    CommandPage(name: "clear", usages: ["clear NAME"], summary: "empty a field"),
    CommandPage(
      name: "return", usages: ["return", "return NAME"], summary: "press return in the field that is edited"),
    CommandPage(name: "set", usages: ["set NAME NUMBER"], summary: "move a slider to a value"),
    CommandPage(name: "increase", usages: ["increase NAME"], summary: "step a stepper up, or turn to the next page"),
    CommandPage(
      name: "decrease", usages: ["decrease NAME"], summary: "step a stepper down, or turn to the page before"),
    CommandPage(
      name: "choose", usages: ["choose NUMBER", "choose NUMBER in LIST", "choose TEXT"],
      summary: "choose a row of a list, or a value of a wheel",
      details: "Rows are counted from 1 over all sections. A row further up or down is scrolled to first."),
    CommandPage(name: "back", usages: ["back"], summary: "go to the screen below"),
    CommandPage(
      name: "swipe", usages: ["swipe down", "swipe right", "swipe up|down|left|right NAME", "swipe ROW ACTION"],
      summary: "swipe a sheet down, swipe back, or swipe over an element",
      details: "`swipe \"Ada\" Delete` swipes the row Ada, and taps its action Delete."),
    CommandPage(
      name: "scroll", usages: ["scroll up|down", "scroll up|down LIST"], summary: "scroll by most of a page"),
    CommandPage(name: "refresh", usages: ["refresh", "refresh LIST"], summary: "pull a list until it refreshes"),
    CommandPage(name: "tab", usages: ["tab NAME"], summary: "tap a tab"),
    CommandPage(name: "open", usages: ["open URL"], summary: "open a link"),
    CommandPage(name: "route", usages: ["route"], summary: "show where the app is"),
    CommandPage(name: "tree", usages: ["tree"], summary: "show the live flows, coordinators and screens"),
    CommandPage(name: "steps", usages: ["steps"], summary: "show where the latest steps went"),
    CommandPage(name: "undo", usages: ["undo"], summary: "go to the state before"),
    CommandPage(name: "redo", usages: ["redo"], summary: "go to the state after"),
    CommandPage(name: "save", usages: ["save"], summary: "keep the state for the next start"),
    CommandPage(name: "outline", usages: ["outline"], summary: "show what is on the screen"),
    CommandPage(
      name: "expect",
      usages: [
        "expect NAME", "expect no NAME", "expect NAME = \"VALUE\"", "expect NAME is [not] STATE", "expect route ROUTE",
        "expect screen:",
      ],
      summary: "compare what is with what should be",
      details: """
        After `expect screen:` come the lines of the outline, indented; a line with … stands for any number of lines.
        States: \(OutlineState.allCases.map(\.rawValue).joined(separator: ", ")).
        """),
    CommandPage(name: "help", usages: ["help", "help COMMAND"], summary: "explain the commands, or one of them"),
    CommandPage(name: "quit", usages: ["quit"], summary: "end"),
  ]

  /// The page of a command, or nil.
  static func named(_ name: String) -> CommandPage? { all.first { $0.name == name } }

  /// The list of all commands.
  static var overview: String {
    let usages = all.map { $0.usages[0] }
    let width = usages.map(\.count).max() ?? 0
    return zip(usages, all).map { usage, page in
      usage + String(repeating: " ", count: width - usage.count) + "  " + page.summary
    }.joined(separator: "\n")
  }

  /// The whole page.
  var text: String {
    (usages + ["  \(summary)"] + details.split(separator: "\n").map { "  \($0)" }).joined(separator: "\n")
  }
}
