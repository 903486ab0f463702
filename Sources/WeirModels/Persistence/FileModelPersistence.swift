public import Foundation

/// Keeps each model in a file of its own, in a folder for each type.
///
/// A file is replaced as a whole, so that one that was begun is never read. Any thread.
public struct FileModelPersistence: ModelPersistence {
  private let folder: URL

  /// Keeps the files in a folder, which need not exist yet.
  public init(folder: URL) {
    self.folder = folder
  }

  /// The data of a model; nil if there is no file.
  public func data(ofType type: String, id: String) throws -> Data? {
    let file = file(type, id)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try Data(contentsOf: file)
  }

  /// Writes the file of a model.
  public func setData(_ data: Data, ofType type: String, id: String) throws {
    try FileManager.default.createDirectory(at: typeFolder(type), withIntermediateDirectories: true)
    try data.write(to: file(type, id), options: .atomic)
  }

  /// Removes the file of a model, if there is one.
  public func removeData(ofType type: String, id: String) throws {
    let file = file(type, id)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }

  /// The ids of all files of a type.
  public func ids(ofType type: String) throws -> [String] {
    let path = typeFolder(type).path
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path).compactMap { name in
      name.hasSuffix(Self.ending) ? Self.plain(String(name.dropLast(Self.ending.count))) : nil
    }
  }

  private static let ending = ".model"

  private func typeFolder(_ type: String) -> URL { folder.appendingPathComponent(Self.safe(type), isDirectory: true) }

  private func file(_ type: String, _ id: String) -> URL {
    typeFolder(type).appendingPathComponent(Self.safe(id) + Self.ending)
  }

  /// A name that is right on every file system: lower-case letters and digits stay, any other byte is `_` and its number.
  private static func safe(_ text: String) -> String {
    text.utf8.reduce(into: "") { name, byte in
      let isPlain = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (48...57).contains(byte)
      name += isPlain ? String(UnicodeScalar(byte)) : "_" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
  }

  private static func plain(_ name: String) -> String? {
    var bytes: [UInt8] = []
    var rest = name.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "_") else {
        bytes.append(byte)
        continue
      }
      guard let number = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
      bytes.append(number)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
