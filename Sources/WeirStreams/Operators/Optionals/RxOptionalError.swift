/// An error of the operators that do without nil and without empty values.
public enum RxOptionalError: Error, CustomStringConvertible {
  /// An optional held no value.
  case foundNilWhileUnwrappingOptional(any Any.Type)

  /// A value was empty.
  case emptyOccupiable(any Any.Type)

  /// The error as a sentence.
  public var description: String {
    switch self {
    case .foundNilWhileUnwrappingOptional(let type): "Found nil while trying to unwrap type <\(type)>"
    case .emptyOccupiable(let type): "Empty occupiable of type <\(type)>"
    }
  }
}
