#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The directory of packs: reads and replaces them whole, and keeps their number of bytes within a limit.
struct CacheFolder: Sendable {
  let path: String
  let limit: Int

  private static let packSuffix = ".facts"
  private static let temporarySuffix = ".tmp"
  private static let digits = 32
  /// A temporary file of that age (in seconds) was left by a run that was ended.
  private static let staleAge = 3600

  /// The file name of a pack, whatever characters the pack's own name holds.
  static func fileName(for packName: String) -> String { ContentHash(of: packName).hexadecimal + packSuffix }

  /// The bytes of a file, unless it is too large or cannot be read.
  func read(_ name: String) -> [UInt8]? {
    isUsable ? try? FileBytes.read(location(name), atMost: limit).get() : nil
  }

  /// Marks a file as used now; tells whether it is there.
  func touch(_ name: String) -> Bool { isUsable && utimes(location(name), nil) == 0 }

  /// Replaces a file at once, then removes what has not been used for longest until all files fit.
  func write(_ name: String, _ parts: [ArraySlice<UInt8>]) {
    guard isUsable else { return }
    makeFolders()
    let suffix = String(UInt64.random(in: .min ... .max), radix: 16)
    let temporary = location(name + "." + suffix + Self.temporarySuffix)
    guard FileWriter.write(temporary, parts), rename(temporary, location(name)) == 0 else {
      unlink(temporary)
      return
    }
    tidy(keeping: name)
  }

  /// Removes the packs that have not been used for longest, but not this one, and what ended runs left.
  private func tidy(keeping name: String) {
    var packs: [File] = []
    for entry in (try? FolderReader.entries(of: path)) ?? [] where entry.kind == .file && isOwn(entry.name) {
      guard let file = File(entry.name, at: location(entry.name)) else { continue }
      if entry.name.hasSuffix(Self.packSuffix) {
        packs.append(file)
      } else if file.changed < time(nil) - Self.staleAge {
        unlink(location(entry.name))
      }
    }
    var total = packs.reduce(0) { $0 + $1.size }
    for pack in packs.sorted() where total > limit && pack.name != name {
      if unlink(location(pack.name)) == 0 { total -= pack.size }
    }
  }

  /// Whether a file of the directory is one of ours: someone may keep others there.
  private func isOwn(_ name: String) -> Bool {
    let digits = name.utf8.prefix(Self.digits)
    guard digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else { return false }
    let rest = name.dropFirst(Self.digits)
    return rest == Self.packSuffix || (rest.hasPrefix(Self.packSuffix + ".") && rest.hasSuffix(Self.temporarySuffix))
  }

  /// Makes the directory, and those above it, for this user only.
  private func makeFolders() {
    for index in path.indices.dropFirst() where path[index] == "/" { mkdir(String(path[..<index]), 0o700) }
    mkdir(path, 0o700)
  }

  /// The system would take these for paths of something else.
  private var isUsable: Bool { !path.isEmpty && !path.utf8.contains(0) }

  private func location(_ name: String) -> String { path + "/" + name }
}

/// A file of the directory.
private struct File: Comparable {
  let name: String
  let size: Int
  let changed: Int
  private let nanoseconds: Int

  init?(_ name: String, at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.name = name
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    changed = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }

  static func < (left: File, right: File) -> Bool {
    (left.changed, left.nanoseconds, left.name) < (right.changed, right.nanoseconds, right.name)
  }
}
