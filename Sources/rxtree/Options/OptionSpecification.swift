/// One option: parsing, help pages and completions are all made from this description of it.
struct OptionSpecification: Sendable {
  /// What has to follow the option.
  enum Value: Sendable, Equatable {
    /// Nothing: the option is there or not.
    case none
    /// Any text, shown in help pages under a name.
    case text(String)
    /// A folder.
    case directory
    /// A whole number within bounds.
    case number(ClosedRange<Int>)
    /// One of a few words.
    case choice([String])
  }

  let name: OptionName
  /// Other ways to write it.
  let aliases: [String]
  let value: Value
  /// Whether it may be given several times, each time with one more value.
  let isRepeatable: Bool
  /// What it does, for help pages; no full stop at the end.
  let help: String

  init(_ name: OptionName, aliases: [String] = [], _ value: Value = .none, repeatable: Bool = false, help: String) {
    self.name = name
    self.aliases = aliases
    self.value = value
    isRepeatable = repeatable
    self.help = help
  }

  /// Every way to write it, the main one first.
  var spellings: [String] { [name.rawValue] + aliases }

  /// What stands for the value in help pages; nil where there is none.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let name): name
    case .directory: "DIR"
    case .number: "N"
    case .choice(let words): words.joined(separator: "|")
    }
  }
}
