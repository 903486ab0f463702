/// Holds a cut command line against the description of its command.
struct ArgumentParser {
  private let command: CommandSpecification

  init(_ command: CommandSpecification) {
    self.command = command
  }

  /// The options and operands, or the first thing that is wrong with them.
  func parse(_ tokens: CommandLineTokens) throws(CommandFailure) -> ParsedArguments {
    let namesCommand = tokens.names(command: command.name)
    var parsed = ParsedArguments(operands: Array(tokens.operands.dropFirst(namesCommand ? 1 : 0)))
    for token in tokens.options {
      guard let option = command.option(spelled: token.spelling) else { throw unknown(token.spelling) }
      if parsed.has(option.name), option.value != .none, !option.isRepeatable {
        throw .usage("\(token.spelling) can be given only once\(alias(token, of: option)).")
      }
      parsed.add(option.name, try value(of: option, in: token))
    }
    try checkOperands(parsed.operands)
    return parsed
  }

  private func value(
    of option: OptionSpecification, in token: CommandLineTokens.Option
  ) throws(CommandFailure) -> String {
    guard let text = token.value else {
      if option.value == .none { return "" }
      throw .usage("\(token.spelling) needs a value: \(option.value.expectation).")
    }
    if option.value == .none { throw .usage("\(token.spelling) takes no value.") }
    guard option.value.accepts(text) else {
      throw .usage("\(token.spelling) cannot be '\(text)': it needs \(option.value.expectation).")
    }
    return text
  }

  private func unknown(_ spelling: String) -> CommandFailure {
    if let other = CommandRegistry.specifications.first(where: { $0.option(spelled: spelling) != nil }) {
      return .usage("rxtree \(command.name) has no option \(spelling); rxtree \(other.name) has.")
    }
    let nearest = NearestName(of: spelling, in: command.options.flatMap(\.spellings).filter { $0.hasPrefix("--") }).name
    return .usage("There is no option \(spelling).\(nearest.map { " Did you mean \($0)?" } ?? "")")
  }

  private func alias(_ token: CommandLineTokens.Option, of option: OptionSpecification) -> String {
    option.aliases.isEmpty
      ? "" : " (it is also written \(option.spellings.filter { $0 != token.spelling }.listed("and")))"
  }

  private func checkOperands(_ operands: [String]) throws(CommandFailure) {
    let needed = command.operands.filter { !$0.isOptional }
    if operands.count < needed.count {
      throw .usage("rxtree \(command.name) needs \(needed.map(\.name).listed("and")).")
    }
    if operands.count > command.operands.count, !command.operands.contains(where: \.isRepeatable) {
      throw .usage("'\(operands[command.operands.count])' is one argument too many for rxtree \(command.name).")
    }
    for (operand, specification) in zip(operands, command.operands) {
      if operand.isEmpty { throw .usage("\(specification.name) cannot be empty.") }
      guard specification.choices.isEmpty || specification.choices.contains(operand) else {
        throw .usage("\(specification.name) cannot be '\(operand)': it needs \(specification.choices.listed("or")).")
      }
    }
  }
}

extension CommandLineTokens {
  /// Whether the command was named, and not only implied.
  func names(command name: String) -> Bool { first == name }
}

extension OptionSpecification.Value {
  /// Whether a text is such a value.
  fileprivate func accepts(_ text: String) -> Bool {
    switch self {
    case .none: false
    case .text, .directory: !text.isEmpty
    case .number(let bounds): Int(text).map(bounds.contains) ?? false
    case .choice(let words): words.contains(text)
    }
  }

  /// What a value has to be, to end a sentence with.
  fileprivate var expectation: String {
    switch self {
    case .none: "nothing"
    case .text(let name): "a \(name)"
    case .directory: "a folder"
    case .number(let bounds): "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
    case .choice(let words): words.listed("or")
    }
  }
}
