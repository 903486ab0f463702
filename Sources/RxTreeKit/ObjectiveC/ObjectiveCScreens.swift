/// View controllers that the app declares in Objective-C: Swift shows them like its own.
///
/// A class counts that has a header of its own name. Most apps have none, so headers are looked for when someone first
/// asks. Used by one thread at a time.
final class ObjectiveCScreens {
  private struct Header {
    let path: String
    let displayPath: String
  }

  private let directories: [String]
  private let exclude: [String]
  private lazy var headers = find()
  private var places: [String: SourcePlace?] = [:]

  init(directories: [String] = [], exclude: [String] = []) {
    self.directories = directories
    self.exclude = exclude
  }

  /// Where a view controller is declared; nil if none of that name is.
  func place(of name: String) -> SourcePlace? {
    guard !directories.isEmpty, !SystemScreens.contains(name, isSurelyScreen: false), !name.hasSuffix("Flow") else {
      return nil
    }
    if let known = places[name] { return known }
    let place = headers[name].flatMap { Self.place(of: name, in: $0) }
    places[name] = place
    return place
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
