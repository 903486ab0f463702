/// What files contributed at the last run, by the hash of their content.
///
/// A pack that is missing, damaged, foreign or of another version is an empty store; no call throws. Reading is safe from
/// several threads, and other runs may write meanwhile.
struct FactsStore: Sendable {
  /// How large all packs of a directory together may be.
  static let defaultLimit = 256 << 20

  private let folder: CacheFolder
  private let name: String
  private let version: String
  private let pack: [UInt8]
  private let entries: [ContentHash: PackFormat.Entry]

  /// Reads the pack of this name, if there is one; linear in its size.
  static func open(
    directory: String, packName: String, version: String, limit: Int = defaultLimit
  ) -> FactsStore {
    FactsStore(folder: CacheFolder(path: directory, limit: limit), packName: packName, version: version)
  }

  private init(folder: CacheFolder, packName: String, version: String) {
    self.folder = folder
    self.version = version
    name = CacheFolder.fileName(for: packName)
    let bytes = folder.read(name) ?? []
    if let found = PackFormat.entries(of: bytes, version: version) {
      (pack, entries) = (bytes, found)
    } else {
      (pack, entries) = ([], [:])
    }
  }

  /// How many entries there are.
  var count: Int { entries.count }

  /// The payload for a key, unless there is none or it is damaged; linear in its size, which is what its check takes.
  func payload(for key: ContentHash) -> ArraySlice<UInt8>? {
    guard let entry = entries[key] else { return nil }
    let payload = pack[entry.range]
    return ContentHash(of: payload).low == entry.checksum ? payload : nil
  }

  /// Makes these the pack's entries, in place of what it held; of two with one key the first counts.
  ///
  /// Where that changes nothing, the pack is only marked as used. Errors leave the old pack as it was.
  func save(_ entries: [(ContentHash, ArraySlice<UInt8>)]) {
    var keys: Set<ContentHash> = []
    let payloads = entries.filter { keys.insert($0.0).inserted }.sorted { $0.0 < $1.0 }
      .map { (key: $0.0, payload: $0.1) }
    if isUnchanged(payloads) && folder.touch(name) { return }
    let head = PackFormat.head(payloads, version: version)
    let size = payloads.reduce(head.count) { $0 + $1.payload.count }
    guard size <= folder.limit else { return }
    folder.write(name, [head[...]] + payloads.map(\.payload))
  }

  private func isUnchanged(_ payloads: [(key: ContentHash, payload: ArraySlice<UInt8>)]) -> Bool {
    payloads.count == entries.count
      && payloads.allSatisfy { key, payload in
        entries[key].map { pack[$0.range] == payload } ?? false
      }
  }
}
