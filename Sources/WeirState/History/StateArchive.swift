import Foundation

/// Turns the JSON of a state of one version into that of the next.
public struct StateMigration: Sendable {
  let version: Int
  let body: @Sendable (inout JSONValue) throws -> Void

  /// Makes a migration.
  /// - Parameters:
  ///   - version: The version that it leads on from, by one.
  ///   - body: Changes the JSON.
  public init(from version: Int, _ body: @escaping @Sendable (_ state: inout JSONValue) throws -> Void) {
    self.version = version
    self.body = body
  }
}

/// A file that a state is kept in while the app does not run.
///
/// The state is whatever is `Codable` of it, the route included. The file says which version of the state it holds; older ones
/// are migrated, one version after the other. A file that is damaged, newer or missing is an error value.
public struct StateArchive<State: Codable>: Sendable {
  private let file: URL
  private let version: Int
  private let migrations: [Int: StateMigration]

  private struct Envelope: Codable {
    var weir = "state"
    var version: Int
    var state: JSONValue
  }

  /// Describes an archive; the file need not be there.
  /// - Parameters:
  ///   - version: The version of `State` in this app; raise it when older files can no longer be decoded.
  ///   - migrations: How to get on from older versions.
  public init(file: URL, version: Int = 1, migrations: [StateMigration] = []) {
    self.file = file
    self.version = version
    self.migrations = Dictionary(migrations.map { ($0.version, $0) }) { _, last in last }
  }

  /// Writes a state, in one go: the file holds the old state or the new one.
  ///
  /// A symbolic link goes on leading to the file. What is no file, such as a device or a pipe, is left alone.
  /// - Throws: `HistoryFileError`.
  public func save(_ state: State) throws {
    let place = try KeptFile.resolve(file)
    do {
      let envelope = Envelope(version: version, state: try JSONValue(encoding: state))
      try JSONEncoder().encode(envelope).write(to: place, options: .atomic)
    } catch {
      throw HistoryFileError.inaccessible(file, error)
    }
  }

  /// Reads the state, migrated to the present version.
  /// - Throws: `HistoryFileError`.
  public func load() throws -> State {
    guard FileManager.default.fileExists(atPath: file.path) else { throw HistoryFileError.missing(path: file.path) }
    let envelope = try readEnvelope()
    guard envelope.version <= version else {
      throw HistoryFileError.newer(path: file.path, version: envelope.version, known: version)
    }
    let state = try migrate(envelope.state, from: envelope.version)
    do {
      return try state.decode()
    } catch {
      throw HistoryFileError.damaged(path: file.path, line: 1, reason: HistoryFileError.words(error))
    }
  }

  /// The state that was saved, or a fresh one where that cannot be had, and why it cannot.
  public func restore(orElse fresh: @autoclosure () -> State) -> (state: State, error: HistoryFileError?) {
    do {
      return (try load(), nil)
    } catch let error as HistoryFileError {
      return (fresh(), error)
    } catch {
      return (fresh(), .inaccessible(file, error))
    }
  }

  private func readEnvelope() throws -> Envelope {
    let place = try KeptFile.resolve(file)
    let data: Data
    do {
      data = try Data(contentsOf: place)
    } catch {
      throw HistoryFileError.inaccessible(file, error)
    }
    do {
      let envelope = try JSONDecoder().decode(Envelope.self, from: data)
      if envelope.weir == "state" { return envelope }
    } catch {
      throw HistoryFileError.damaged(path: file.path, line: 1, reason: HistoryFileError.words(error))
    }
    throw HistoryFileError.damaged(path: file.path, line: 1, reason: "it does not hold a state")
  }

  private func migrate(_ state: JSONValue, from found: Int) throws -> JSONValue {
    var state = state
    for version in found..<version {
      guard let migration = migrations[version] else {
        throw HistoryFileError.noMigration(path: file.path, version: version)
      }
      do {
        try migration.body(&state)
      } catch {
        throw HistoryFileError.migrationFailed(path: file.path, version: version, reason: HistoryFileError.words(error))
      }
    }
    return state
  }
}

extension Store where State: Codable {
  /// Saves the state to an archive whenever it has not changed for a while.
  ///
  /// Errors are handed to a closure.
  /// - Returns: What ends it; what has not been saved by then is not.
  public func keep(
    in archive: StateArchive<State>, after quiet: RxTimeInterval = .seconds(1),
    scheduler: any SchedulerType = MainScheduler.instance,
    onError: @escaping @MainActor @Sendable (HistoryFileError) -> Void = { _ in }
  ) -> any Disposable {
    states.skip(1).debounce(quiet, scheduler: scheduler).bind { state in
      do {
        try archive.save(state)
      } catch let error as HistoryFileError {
        onError(error)
      } catch {}
    }
  }
}
