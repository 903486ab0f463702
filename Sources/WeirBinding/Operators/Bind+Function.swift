extension ObservableType {
  /// Hands an observable to a function, and gives its result.
  public static func ~> <Result>(source: Self, function: (Self) -> Result) -> Result { function(source) }

  /// Hands an observable to each of the functions, and gives their results.
  public static func ~> <Result>(source: Self, functions: [(Self) -> Result]) -> [Result] {
    functions.map { source ~> $0 }
  }
}

extension InfallibleType {
  /// Hands an infallible to a function, and gives its result.
  public static func ~> <Result>(source: Self, function: (Self) -> Result) -> Result { function(source) }

  /// Hands an infallible to each of the functions, and gives their results.
  public static func ~> <Result>(source: Self, functions: [(Self) -> Result]) -> [Result] {
    functions.map { source ~> $0 }
  }
}

extension SharedSequenceConvertibleType {
  /// Hands a driver or signal to a function, and gives its result.
  public static func ~> <Result>(source: Self, function: (Observable<Element>) -> Result) -> Result {
    function(source.asObservable())
  }

  /// Hands a driver or signal to each of the functions, and gives their results.
  public static func ~> <Result>(source: Self, functions: [(Observable<Element>) -> Result]) -> [Result] {
    functions.map { source ~> $0 }
  }
}
