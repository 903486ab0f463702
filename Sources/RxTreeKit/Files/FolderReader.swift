#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a folder holds: a name and what it names.
struct FolderEntry: Hashable {
  /// What an entry is, without following it.
  enum Kind: Hashable {
    case folder, file, link, other
  }

  let name: String
  let kind: Kind
  /// Whether the name is not UTF-8, so that `name` is only for show and opens nothing.
  let isNameBroken: Bool
}

/// Lists folders.
enum FolderReader {
  /// The entries of a folder, without `.` and `..`, in the order of the file system.
  static func entries(of path: String) throws(SystemError) -> [FolderEntry] {
    guard let folder = opendir(path) else { throw .last }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let record = readdir(folder) else {
        guard errno == 0 else { throw .last }
        return entries
      }
      if let entry = entry(record, in: path) { entries.append(entry) }
    }
  }

  private static func entry(_ record: UnsafeMutablePointer<dirent>, in folder: String) -> FolderEntry? {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    // The record may be shorter than the structure: read the name where it lies instead of copying the field.
    let bytes = (UnsafeRawPointer(record) + offset).assumingMemoryBound(to: CChar.self)
    guard let name = String(validatingCString: bytes) else {
      return FolderEntry(name: String(cString: bytes), kind: kind(record.pointee.d_type), isNameBroken: true)
    }
    guard name != ".", name != ".." else { return nil }
    let known = kind(record.pointee.d_type)
    let kind = record.pointee.d_type == UInt8(DT_UNKNOWN) ? askedKind(folder + "/" + name) : known
    return FolderEntry(name: name, kind: kind, isNameBroken: false)
  }

  private static func kind(_ type: UInt8) -> FolderEntry.Kind {
    switch Int(type) {
    case Int(DT_DIR): .folder
    case Int(DT_REG): .file
    case Int(DT_LNK): .link
    default: .other
    }
  }

  /// Some file systems do not tell the kind with the name.
  private static func askedKind(_ path: String) -> FolderEntry.Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    if status.st_mode & mode_t(S_IFMT) == mode_t(S_IFLNK) { return .link }
    switch SystemCalls.kind(status) {
    case .folder: return .folder
    case .file: return .file
    case .other: return .other
    }
  }
}
