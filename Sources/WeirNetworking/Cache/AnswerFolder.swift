/// Answers in a folder, a file for each URL, up to a number of bytes.
///
/// A file is put in its place as a whole. One that cannot be read, that is damaged, or that is not of this folder counts as
/// none; what cannot be written is not kept.
struct AnswerFolder: Sendable {
  private let folder: URL
  private let capacity: Int
  /// How many bytes all files have; nil until it had to be known.
  private var knownSize: Int?

  init(_ folder: URL, capacity: Int) {
    self.folder = folder
    self.capacity = max(capacity, 0)
  }

  /// How many bytes all files have, counted anew.
  var size: Int { files().reduce(0) { $0 + $1.size } }

  /// The answers of a URL; the file counts as used now.
  mutating func answers(of url: String) -> [CachedAnswer] {
    let file = file(of: url)
    guard let data = try? Data(contentsOf: file) else { return [] }
    guard let answers = AnswerFile.answers(in: data, of: url) else {
      remove(file)
      return []
    }
    touch(file)
    return answers
  }

  /// Puts answers in the place of those that a URL has.
  mutating func write(_ answers: [CachedAnswer], of url: String) {
    let file = file(of: url)
    let size = knownSize ?? countAfterCleaning()
    let oldSize = Self.size(of: file)
    knownSize = size
    guard !answers.isEmpty, let data = try? AnswerFile.data(answers, of: url), data.count <= capacity / 10,
      put(data, in: file)
    else { return remove(file) }
    touch(file)
    knownSize = size - oldSize + data.count
  }

  /// Makes room, if there is too much: the files that were used for the longest time go first.
  ///
  /// It makes more than is needed, so that it seldom has to look at all files.
  /// - Parameter recent: The URLs that were used last, the last one at the end; they go after all others.
  mutating func trim(sparing recent: () -> [String]) {
    guard let known = knownSize, known > capacity else { return }
    let ranks = Dictionary(
      recent().enumerated().map { (Self.name(of: $1), $0) }, uniquingKeysWith: { max($0, $1) })
    let files = files().sorted {
      (ranks[$0.url.lastPathComponent] ?? -1, $0.used) < (ranks[$1.url.lastPathComponent] ?? -1, $1.used)
    }
    var size = files.reduce(0) { $0 + $1.size }
    for file in files where size > capacity / 10 * 9 {
      try? FileManager.default.removeItem(at: file.url)
      size -= file.size
    }
    knownSize = size
  }

  mutating func remove(_ url: String) { remove(file(of: url)) }

  mutating func removeAll() {
    for file in files() { try? FileManager.default.removeItem(at: file.url) }
    knownSize = countAfterCleaning()
  }

  private static let ending = ".answers"
  private static let unfinished = ".unfinished"

  private static func name(of url: String) -> String {
    let number = String(Checksum.of(Array(url.utf8)), radix: 16)
    return String(repeating: "0", count: 16 - number.count) + number + ending
  }

  private func file(of url: String) -> URL { folder.appendingPathComponent(Self.name(of: url)) }

  /// Others' files in the folder are left alone.
  private func files() -> [(url: URL, size: Int, used: Date)] {
    names(ending: Self.ending).map { name in
      let file = folder.appendingPathComponent(name)
      let attributes = Self.attributes(of: file)
      return (file, attributes.size, attributes.used)
    }
  }

  private func names(ending: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(ending) }
  }

  private static func size(of file: URL) -> Int { attributes(of: file).size }

  /// What a file that is not there has: no bytes, and nobody has ever used it.
  private static func attributes(of file: URL) -> (size: Int, used: Date) {
    let found = try? FileManager.default.attributesOfItem(atPath: file.path)
    let size = (found?[.size] as? NSNumber)?.intValue
    return (size ?? 0, found?[.modificationDate] as? Date ?? .distantPast)
  }

  /// Removes what was begun by a process that has ended meanwhile.
  private func countAfterCleaning() -> Int {
    for name in names(ending: Self.ending + Self.unfinished) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    return size
  }

  private mutating func remove(_ file: URL) {
    let size = Self.size(of: file)
    guard (try? FileManager.default.removeItem(at: file)) != nil else { return }
    knownSize = knownSize.map { $0 - size }
  }

  /// The folder is for nobody else to read.
  private func put(_ data: Data, in file: URL) -> Bool {
    let new = file.appendingPathExtension(String(Self.unfinished.dropFirst()))
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try data.write(to: new)
    } catch { return false }
    return rename(new.path, file.path) == 0
  }

  private func touch(_ file: URL) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
  }
}
