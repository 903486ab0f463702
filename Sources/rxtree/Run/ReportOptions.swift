import RxTreeKit

extension NavigationTreeOptions {
  /// What the options of a command say about how much is drawn.
  init(_ arguments: ParsedArguments) {
    self.init(
      maxLevels: arguments.number(.maxLevels), expandsRepeats: arguments.has(.expand),
      only: arguments.value(.only).flatMap(NodeFilter.init))
  }
}

extension ReportFormat {
  /// The format that the options of a command ask for.
  init(_ arguments: ParsedArguments) {
    self = arguments.value(.format).flatMap(ReportFormat.init) ?? .text
  }
}

extension TextStyle {
  /// Whether the options of a command and the terminal ask for colour.
  init(_ arguments: ParsedArguments) {
    self = Terminal.wantsColor(arguments.value(.color)) ? .ansi : .plain
  }
}
