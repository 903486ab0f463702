/// Something that rxtree can do: parses nothing and knows nothing by itself, but delegates to RxTreeKit.
protocol Command {
  /// Its name, operands and options.
  static var specification: CommandSpecification { get }

  /// Does it, with arguments that fit the specification.
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode
}
