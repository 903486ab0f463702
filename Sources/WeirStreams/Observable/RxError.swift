/// An error of the streams themselves.
public enum RxError: Error {
  /// An error whose cause is not known.
  case unknown

  /// Something was used after it had been disposed of.
  case disposed(object: AnyObject & Sendable)

  /// A number has become too large.
  case overflow

  /// An index is outside of what there is.
  case argumentOutOfRange

  /// There is no element where one is needed.
  case noElements

  /// There is more than one element where only one may be.
  case moreThanOneElement

  /// Something took too long.
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  /// The error as a sentence.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
