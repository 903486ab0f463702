import Foundation

/// Writes what a store or a reactor goes through to a file of JSON lines: the first state, then each action and the state after
/// it.
///
/// Each line is written at once, so that a crash loses at most the last one. Actions that are not in the catalogue cannot be
/// written; they are counted, and a replay shows what they had done as a difference. After `limit` lines it stops.
@MainActor
public final class SessionRecorder {
  /// How many lines have been written, the first one not counted.
  public private(set) var count = 0
  /// How many actions were not in the catalogue.
  public private(set) var unknownCount = 0
  /// What has stopped the recording, if anything has.
  public private(set) var error: HistoryFileError?
  /// How many lines are written at most.
  public let limit: Int

  private let file: URL
  private let handle: FileHandle
  private var recording: any Disposable = Disposables.create()

  private init(_ file: URL, limit: Int, first: some Encodable) throws {
    self.file = file
    self.limit = limit
    do {
      try SessionRecorder.line(SessionHead(state: try JSONValue(encoding: first))).write(to: file)
      handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
    } catch {
      throw HistoryFileError.inaccessible(file, error)
    }
  }

  deinit {
    recording.dispose()
    try? handle.close()
  }

  /// Starts to write what a store goes through, in the place of what the file holds.
  /// - Throws: `HistoryFileError` where the file cannot be written.
  public convenience init<State: Codable>(
    _ store: Store<State>, to file: URL, actions catalog: ActionCatalog, limit: Int = 100_000
  ) throws {
    try self.init(file, limit: limit, first: store.state)
    recording = store.record { [weak self] action, state in
      self?.write {
        try catalog.encode(action).map { SessionLine(action: $0, payload: $1, state: try .init(encoding: state)) }
      }
    }
  }

  /// Starts to write what a reactor goes through, its mutations, in the place of what the file holds.
  /// - Throws: `HistoryFileError` where the file cannot be written.
  public convenience init<Owner: Reactor>(_ reactor: Owner, to file: URL, limit: Int = 100_000) throws
  where Owner.Mutation: Codable, Owner.State: Codable {
    reactor.activate()
    try self.init(file, limit: limit, first: reactor.reactorCore.raw?() ?? reactor.initialState)
    recording = reactor.record { [weak self] mutation, state in
      self?.write {
        let payload = try JSONValue(encoding: mutation)
        return SessionLine(action: "\(Owner.Mutation.self)", payload: payload, state: try .init(encoding: state))
      }
    }
  }

  /// Stops recording.
  public func stop() { recording.dispose() }

  private func write(_ make: () throws -> SessionLine?) {
    if error != nil || count >= limit { return }
    do {
      guard let line = try make() else { return unknownCount += 1 }
      try handle.write(contentsOf: SessionRecorder.line(line))
      count += 1
    } catch {
      self.error = .inaccessible(file, error)
    }
  }

  private static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
  }
}
