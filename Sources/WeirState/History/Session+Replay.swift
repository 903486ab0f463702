/// What a replay has come to.
public struct Replay<State> {
  /// A step after which the state is not what it was when the session was recorded.
  public struct Mismatch: CustomStringConvertible {
    /// The line in the file.
    public let line: Int
    /// The name of the action.
    public let action: String
    /// The parts of the state that differ: old is what was recorded, new is what came out now.
    public let differences: [Difference]

    /// The mismatch, one line for each part.
    public var description: String {
      "line \(line), after \(action):" + differences.map { "\n  \($0)" }.joined()
    }
  }

  /// The state at the end.
  public let state: State
  /// Where the states differ from those that were recorded, in order.
  public let mismatches: [Mismatch]

  /// Whether all states were as recorded.
  public var isFaithful: Bool { mismatches.isEmpty }
}

extension Session {
  /// Handles the recorded actions again, from the recorded first state, and compares the states.
  /// - Throws: `HistoryFileError` where an action is unknown, or it or the first state cannot be read any more.
  public func replay<State: Codable>(
    _ reducer: some Reducer<State>, actions catalog: ActionCatalog
  ) throws -> Replay<State> {
    try replay { name, payload, line, state in
      guard let action = try catalog.decode(name, payload) else {
        throw HistoryFileError.unknownAction(path: path, line: line, name: name)
      }
      reducer.reduce(action, into: &state)
    }
  }

  /// Has a reactor reduce the recorded mutations again, from the recorded first state, and compares the states.
  ///
  /// Nothing happens to the reactor itself; no work is done again.
  /// - Throws: `HistoryFileError` where a mutation or the first state cannot be read any more.
  @MainActor
  public func replay<Owner: Reactor>(with reactor: Owner) throws -> Replay<Owner.State>
  where Owner.Mutation: Codable, Owner.State: Codable {
    try replay { _, payload, _, state in
      state = reactor.reduce(state: state, mutation: try payload.decode())
    }
  }

  private func replay<State: Codable>(
    _ step: (_ name: String, _ payload: JSONValue, _ line: Int, _ state: inout State) throws -> Void
  ) throws -> Replay<State> {
    var state: State = try damaged(at: 1) { try first.decode() }
    var mismatches: [Replay<State>.Mismatch] = []
    for (number, line) in lines {
      try damaged(at: number) { try step(line.action, line.payload, number, &state) }
      let differences = try damaged(at: number) { line.state.differences(to: try JSONValue(encoding: state)) }
      if !differences.isEmpty { mismatches.append(.init(line: number, action: line.action, differences: differences)) }
    }
    return Replay(state: state, mismatches: mismatches)
  }

  private func damaged<Value>(at line: Int, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as HistoryFileError {
      throw error
    } catch {
      throw HistoryFileError.damaged(path: path, line: line, reason: HistoryFileError.words(error))
    }
  }
}
