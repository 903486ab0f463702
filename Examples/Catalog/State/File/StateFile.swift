import Weir

/// The file that the state is kept in while the app does not run.
public struct StateFile: Sendable {
  /// Where it is.
  public let url: URL
  private let archive: StateArchive<AppState>

  /// Describes the file; it need not be there.
  public init(at url: URL) {
    self.url = url
    archive = StateArchive(file: url, version: 2, migrations: [.cartLinesAndItemSegments])
  }

  /// The state that was kept, or that of a first start: then with a notice, unless there is just no file.
  ///
  /// A file that cannot be used is left as it is.
  func restore() -> AppState {
    let (state, error) = archive.restore(orElse: AppState())
    switch error {
    case nil, .missing: return state
    case .some(let error):
      var fresh = AppState()
      fresh.notice = "The app starts anew. \(error)"
      return fresh
    }
  }

  /// Keeps a state, in the place of the one before.
  /// - Throws: `HistoryFileError`.
  func save(_ state: AppState) throws { try archive.save(state) }
}
