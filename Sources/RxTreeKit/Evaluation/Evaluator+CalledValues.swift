extension Evaluator {
  /// Whether a value is a closure, is known to be one by its type, or can be called like one.
  func isCallable(_ value: Value) -> Bool {
    switch value {
    case .closure: true
    case .choice(let values): values.contains(where: isCallable)
    case .instance(let type, _), .argument(let type): type.functionResult != nil || !callFunctions(of: type).isEmpty
    default: false
    }
  }

  /// What calling a value gives; of what cannot be called, `otherwise`.
  func called(
    _ value: Value, _ arguments: [Value.Labelled], _ frame: Frame, otherwise: () -> Value
  ) -> Value {
    switch value {
    case .closure(let closure): return call(closure, arguments.map(\.value), frame)
    case .choice(let values) where isCallable(value):
      return .oneOf(values.map { called($0, arguments, frame, otherwise: otherwise) })
    case .instance(let type, _), .argument(let type):
      if let result = type.functionResult { return declared(result, otherwise()) }
      let functions = callFunctions(of: type)
      guard let id = type.project, !functions.isEmpty else { return otherwise() }
      return invoke(functions, of: id, on: value, arguments, frame)
    default: return otherwise()
    }
  }

  /// What a closure gives of which only the type is known: its name may tell as well what it does.
  private func declared(_ result: TypeReference, _ other: Value) -> Value {
    if result.external?.isEmpty == true { return other }
    return result.project == nil && other.isKnown ? other : .instance(result)
  }

  private func callFunctions(of type: TypeReference) -> [FunctionMember] {
    type.project.map { program.functions(named: "callAsFunction", of: $0) } ?? []
  }
}
