/// A form of parts, such as fields and files.
public struct MultipartFormData: Hashable, Sendable {
  /// Where a part's content comes from.
  ///
  /// `@unchecked Sendable`: a stream is read by the one request whose form it is in, and by nobody else.
  public enum FormDataProvider: Hashable, @unchecked Sendable {
    /// From memory.
    case data(Data)
    /// From a file.
    case file(URL)
    /// From a stream, which is read once, and how many bytes it has.
    case stream(InputStream, UInt64)
  }

  /// What reads files.
  public let fileManager: FileManager

  /// What parts are separated by; one is made where it is nil.
  public let boundary: String?

  /// The parts, in the order in which they are sent.
  public let parts: [MultipartFormBodyPart]

  /// Makes a form.
  public init(fileManager: FileManager = .default, boundary: String? = nil, parts: [MultipartFormBodyPart]) {
    self.fileManager = fileManager
    self.boundary = boundary
    self.parts = parts
  }
}

extension MultipartFormData: ExpressibleByArrayLiteral {
  /// Makes a form of parts.
  public init(arrayLiteral elements: MultipartFormBodyPart...) {
    self.init(parts: elements)
  }
}

extension MultipartFormData {
  /// Whether boundary and parts are equal.
  public static func == (lhs: MultipartFormData, rhs: MultipartFormData) -> Bool {
    lhs.boundary == rhs.boundary && lhs.parts == rhs.parts
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundary)
    hasher.combine(parts)
  }
}
