/// One part of a form.
public struct MultipartFormBodyPart: Hashable, Sendable {
  /// Where its content comes from.
  public let provider: MultipartFormData.FormDataProvider

  /// The name of the field.
  public let name: String

  /// The name of the file; that of the file itself where the content is a file and this is nil.
  public let fileName: String?

  /// The type of the content; found by the file's extension where the content is a file and this is nil.
  public let mimeType: String?

  /// Makes a part.
  public init(
    provider: MultipartFormData.FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
  ) {
    self.provider = provider
    self.name = name
    self.fileName = fileName
    self.mimeType = mimeType
  }
}
