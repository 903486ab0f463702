/// View controllers that the app declares in Objective-C: Swift shows them like its own.
///
/// A class counts that has a header of its own name. Most apps have none, so headers are looked for when someone first
/// asks. Safe to ask from several threads.
final class ObjectiveCScreens: Sendable {
  private struct Header: Sendable {
    let path: String
    let displayPath: String
  }

  private let directories: [String]
  private let exclude: [String]
  private let known = Protected(Known())

  private struct Known: Sendable {
    /// The headers by the names of their files; nil until someone asks.
    var headers: [String: Header]?
    var places: [String: SourcePlace?] = [:]
  }

  init(directories: [String] = [], exclude: [String] = []) {
    self.directories = directories
    self.exclude = exclude
  }

  /// Where a view controller is declared; nil if none of that name is.
  func place(of name: String) -> SourcePlace? {
    guard !directories.isEmpty, !SystemScreens.contains(name, isSurelyScreen: false), !name.hasSuffix("Flow") else {
      return nil
    }
    return known.withLock { known in
      if let place = known.places[name] { return place }
      let headers = known.headers ?? find()
      known.headers = headers
      let place = headers[name].flatMap { Self.place(of: name, in: $0) }
      known.places[name] = place
      return place
    }
  }

  /// The headers by the names of their files; of two with one name the first by its path.
  private func find() -> [String: Header] {
    let suffix = ".h"
    let selection = SourceSelection(directories: directories, exclude: exclude)
    guard let filter = try? PathFilter(selection, suffix: suffix) else { return [:] }
    var found: [Header] = []
    for directory in directories {
      guard let root = try? SystemCalls.realPath(directory) else { continue }
      let prefix = SourceFinder.displayPrefix(of: directory, among: directories)
      var walk = DirectoryWalk(root: root, filter: filter, displayPrefix: prefix)
      try? walk.run()
      found += walk.found.map { Header(path: $0.realPath, displayPath: prefix + $0.path) }
    }
    found.sort { ByteOrder.precedes($0.displayPath, $1.displayPath) }
    let names = found.map { String(($0.displayPath.split(separator: "/").last ?? "").dropLast(suffix.count)) }
    return Dictionary(zip(names, found), uniquingKeysWith: { first, _ in first })
  }

  private static func place(of name: String, in header: Header) -> SourcePlace? {
    guard case .success(let bytes) = FileBytes.read(header.path, atMost: 1 << 20) else { return nil }
    guard let offset = ObjectiveCHeader.offset(ofClass: name, in: bytes) else { return nil }
    var table = LineTable(bytes)
    let (line, column) = table.position(at: offset)
    return SourcePlace(file: header.displayPath, line: line, column: column)
  }
}
