/// A command line cut into options with their values and operands, before anything is known to be right.
struct CommandLineTokens: Sendable {
  /// One option as it was written.
  struct Option: Sendable, Equatable {
    let spelling: String
    /// What followed it, or stood behind its `=`; nil where nothing did.
    let value: String?
    /// Whether the value stood behind `=`.
    let isAttached: Bool
  }

  private(set) var options: [Option] = []
  private(set) var operands: [String] = []
  /// How many of the operands stood before `--`.
  private(set) var operandsBeforeEnd = 0

  /// Cuts arguments; `valueOptions` are the spellings of all options that have a value.
  init(_ arguments: [String], valueOptions: Set<String>) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operandsBeforeEnd = operands.count
        operands += rest
        return
      }
      guard Self.isOption(argument) else {
        operands.append(argument)
        continue
      }
      options.append(Self.option(argument, followedBy: &rest, valueOptions: valueOptions))
    }
    operandsBeforeEnd = operands.count
  }

  /// The operand that may name a command; what stands behind `--` does not.
  var first: String? { operandsBeforeEnd > 0 ? operands[0] : nil }

  /// Whether an option without a value is there.
  func asks(for name: OptionName) -> Bool {
    let spellings = OptionCatalogue.everywhere.first { $0.name == name }?.spellings ?? []
    return options.contains { !$0.isAttached && spellings.contains($0.spelling) }
  }

  private static func isOption(_ argument: String) -> Bool {
    argument.utf8.count > 1 && argument.utf8.first == UInt8(ascii: "-")
  }

  private static func option(
    _ argument: String, followedBy rest: inout ArraySlice<String>, valueOptions: Set<String>
  ) -> Option {
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      let value = String(argument[argument.index(after: equals)...])
      return Option(spelling: String(argument[..<equals]), value: value, isAttached: true)
    }
    // A number below zero is a value (and then found wrong); `--dir --format` lacks one.
    guard valueOptions.contains(argument), let next = rest.first, !isOption(next) || Int(next) != nil else {
      return Option(spelling: argument, value: nil, isAttached: false)
    }
    rest.removeFirst()
    return Option(spelling: argument, value: next, isAttached: false)
  }
}
