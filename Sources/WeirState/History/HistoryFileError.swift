import Foundation

/// Why a file with states or actions cannot be used.
public enum HistoryFileError: Error, Equatable, CustomStringConvertible {
  /// There is no file.
  case missing(path: String)
  /// It cannot be read or written.
  case inaccessible(path: String, reason: String)
  /// It is not what it should be, at a line (from 1).
  case damaged(path: String, line: Int, reason: String)
  /// It was written by a newer version of the app.
  case newer(path: String, version: Int, known: Int)
  /// It was written by an older version, and no migration leads on from there.
  case noMigration(path: String, version: Int)
  /// The migration from a version has failed.
  case migrationFailed(path: String, version: Int, reason: String)
  /// An action in it is not in the catalogue.
  case unknownAction(path: String, line: Int, name: String)

  /// A file that cannot be used, with the system's own words for the reason where it has any.
  static func inaccessible(_ file: URL, _ error: any Error) -> HistoryFileError {
    let cause = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error) as NSError
    let isSystems = cause.domain == NSPOSIXErrorDomain
    let reason = isSystems ? String(cString: strerror(Int32(truncatingIfNeeded: cause.code))) : "\(error)"
    return .inaccessible(path: file.path, reason: reason)
  }

  /// Why something cannot be decoded, with the place in it; or what else an error says.
  static func words(_ error: any Error) -> String {
    let context: DecodingError.Context
    switch error {
    case DecodingError.dataCorrupted(let found): context = found
    case DecodingError.keyNotFound(_, let found): context = found
    case DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found): context = found
    default: return "\(error)"
    }
    let place = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    let words =
      context.debugDescription.hasSuffix(".") ? context.debugDescription.dropLast() : context.debugDescription[...]
    return place.isEmpty ? String(words) : "\(place.drop { $0 == "." }): \(words)"
  }

  /// The error as a sentence.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): there is no such file"
    case .inaccessible(let path, let reason): "\(path): it cannot be read or written: \(reason)"
    case .damaged(let path, let line, let reason): "\(path):\(line): it is damaged: \(reason)"
    case .newer(let path, let version, let known):
      "\(path): version \(version) is newer than \(known), the newest known"
    case .noMigration(let path, let version): "\(path): no migration leads on from version \(version)"
    case .migrationFailed(let path, let version, let reason):
      "\(path): the migration from version \(version) has failed: \(reason)"
    case .unknownAction(let path, let line, let name): "\(path):\(line): no action of the catalogue is called \(name)"
    }
  }
}
