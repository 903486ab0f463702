/// Why a database does not keep, or give, a model.
public struct SQLiteModelError: Error, Equatable, CustomStringConvertible {
  /// The kinds of what can go wrong.
  public enum Kind: Equatable, Sendable {
    /// The file, or its folder, cannot be opened, read or written.
    case inaccessible
    /// It is no database any more.
    case damaged
    /// It was written by a newer version of this package.
    case newer(version: Int, known: Int)
    /// It is a database of something else; it is left alone.
    case foreign
    /// It was written by an older version of this package, and cannot be brought to the present one.
    case migrationFailed(from: Int)
    /// There is no room left for what is to be written.
    case full
    /// It may be read only.
    case readOnly
    /// Another process was writing for longer than ``SQLiteModelPersistence/Options/patience``.
    case busy
    /// A model is larger than a database can hold.
    case tooLarge
    /// Anything else, with SQLite's own number.
    case failed(code: Int)
  }

  /// What kind of thing has gone wrong.
  public let kind: Kind
  /// The path of the database.
  public let path: String
  /// What was being done, with the model that it was done to.
  public internal(set) var action: String
  /// Why, in SQLite's or the system's words.
  public let reason: String
  /// Where the database was moved to, so that a fresh one could take its place; nil where it was left where it is.
  public internal(set) var movedTo: String?

  /// The error as a sentence.
  public var description: String {
    let end = movedTo.map { "; it is kept at \($0)" } ?? ""
    return "\(path): \(action): \(words): \(reason)\(end)"
  }

  /// Runs the body, and says of what goes wrong in it what was being done.
  static func naming<Result>(_ action: @autoclosure () -> String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch var error as SQLiteModelError {
      error.action = action()
      throw error
    }
  }

  private var words: String {
    switch kind {
    case .inaccessible: "it cannot be opened, read or written"
    case .damaged: "it is damaged"
    case .newer(let version, let known): "version \(version) is newer than \(known), the newest known"
    case .foreign: "it is a database of something else"
    case .migrationFailed(let version): "it cannot be brought on from version \(version)"
    case .full: "there is no room left"
    case .readOnly: "it may be read only"
    case .busy: "another process keeps it busy"
    case .tooLarge: "the model is too large"
    case .failed(let code): "SQLite's error \(code)"
    }
  }
}
