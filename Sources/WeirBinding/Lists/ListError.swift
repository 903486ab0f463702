public import Foundation

/// Why a list cannot answer.
public enum ListError: Error, Equatable, CustomStringConvertible {
  /// The list has no row there.
  case outOfBounds(indexPath: IndexPath)

  /// What is wrong, with its place.
  public var description: String {
    switch self {
    case .outOfBounds(let path):
      "there is no row at \(path.map(String.init).joined(separator: ", ")) (section, row)"
    }
  }
}
