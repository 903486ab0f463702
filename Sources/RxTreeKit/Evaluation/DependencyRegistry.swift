/// What a dependency container gives for a type: `container.register(X.self) { … }`.
final class DependencyRegistry {
  struct Registration {
    let factory: Expression
    let owner: TypeID?
    let file: Int
  }

  private let program: Program
  private var registrations: [TypeReference: [Registration]]?
  private var running: Set<TypeReference> = []

  init(program: Program) { self.program = program }

  /// The object that stands for a type: of a screen, flow or class of the app the type itself, of a protocol what is
  /// registered for it, else the one type that conforms to it.
  func object(of type: TypeReference, _ evaluator: Evaluator) -> Value {
    if let id = type.project, program.role(of: id).isNode, program.implementers(of: id).isEmpty {
      return .instance(type)
    }
    guard running.insert(type).inserted else { return .instance(type) }
    defer { running.remove(type) }
    let values = registered(type).map { value(of: $0, evaluator) }.filter(\.isKnown)
    return values.isEmpty ? .instance(type) : evaluator.narrow(.oneOf(values), to: type)
  }

  private func value(of registration: Registration, _ evaluator: Evaluator) -> Value {
    let frame = Frame(
      selfType: registration.owner, isNode: false, owner: registration.owner, file: registration.file, depth: 1)
    let factory = evaluator.evaluate(registration.factory, frame)
    return evaluator.called(factory, [], frame) { factory }
  }

  func registered(_ type: TypeReference) -> [Registration] {
    if registrations == nil { registrations = collect() }
    return registrations?[type] ?? []
  }

  /// Everything that is registered, in the order of the source.
  var all: [Registration] {
    if registrations == nil { registrations = collect() }
    return (registrations ?? [:]).values.flatMap { $0 }.sorted {
      ($0.file, $0.factory.offset) < ($1.file, $1.factory.offset)
    }
  }

  private func collect() -> [TypeReference: [Registration]] {
    var result: [TypeReference: [Registration]] = [:]
    for function in program.functions {
      for found in RegistrationFinder.registrations(in: function.facts.body) {
        guard let type = program.resolve(found.type, in: function.owner, file: function.file) else { continue }
        let registration = Registration(factory: found.factory, owner: function.owner, file: function.file)
        result[type, default: []].append(registration)
      }
    }
    return result
  }
}
