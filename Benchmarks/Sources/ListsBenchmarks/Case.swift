import WeirBinding

/// One case: its name, and what builds its models when it is asked for.
struct Case: Sendable {
  let name: String
  let prepare: @Sendable () -> Comparison

  /// Rows whose identities are numbers.
  static func numbered(_ name: String, _ load: @escaping @autoclosure @Sendable () -> Workload) -> Case {
    Case(name: name) {
      let load = load()
      return Comparison(numbered(load.old), numbered(load.new))
    }
  }

  /// Rows whose identities are strings.
  static func named(_ name: String, _ load: @escaping @autoclosure @Sendable () -> Workload) -> Case {
    Case(name: name) {
      let load = load()
      return Comparison(named(load.old), named(load.new))
    }
  }

  private static func numbered(_ parts: [Workload.Part]) -> [AnimatableSectionModel<Int, Row>] {
    parts.map { .init(model: $0.number, items: $0.rows.map { Row($0.number, edits: $0.edits) }) }
  }

  private static func named(_ parts: [Workload.Part]) -> [AnimatableSectionModel<String, NamedRow>] {
    parts.map { .init(model: "\($0.number)", items: $0.rows.map { NamedRow($0.number, edits: $0.edits) }) }
  }
}
