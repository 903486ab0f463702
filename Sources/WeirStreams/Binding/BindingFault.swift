/// What happens to the error of a stream that is bound.
enum BindingFault {
  /// Reports it as a fault of the program.
  static func report(_ error: any Error) {
    WeirDiagnostics.report(
      "bind", rule: "a stream that is bound must not fail", value: "\(error)",
      remedy: "catch the error before binding, or subscribe with onError")
  }
}
