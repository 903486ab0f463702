/// An option of a program's own, beside those that every program with a driver has.
///
///     let state = DriverOption("--state", value: "FILE", "keep the state in FILE")
///     let program = DriverCommandLine(name: "shop", options: [state])
///     exit(await program.run { given in ShopApp(file: given[state]).makeDriver() })
///
/// It is written `--state FILE` or `--state=FILE`.
public struct DriverOption: Sendable, Hashable {
  /// How it is written, with its dashes.
  public let name: String
  /// What its value is, in capitals; nil for one that takes none.
  public let value: String?
  /// What it is for, in a line.
  public let about: String

  /// Makes an option.
  /// - Parameters:
  ///   - name: How it is written; a word after two dashes.
  ///   - value: What its value is, in capitals; nil for one that takes none.
  ///   - about: What it is for, in a line.
  public init(_ name: String, value: String? = nil, _ about: String) {
    self.name = name
    self.value = value
    self.about = about
  }

  /// As it stands in the help.
  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
