import RxTreeKit

extension AnalysisOptions {
  /// What the options of a command say about the source and how it is read.
  init(_ arguments: ParsedArguments) {
    let directories = arguments.has(.dir) ? arguments.values(.dir) : ["."]
    let selection = SourceSelection(
      directories: directories, from: arguments.values(.from), exclude: arguments.values(.exclude))
    let cache = arguments.has(.noCache) ? nil : arguments.value(.cacheDir) ?? Self.defaultCacheDirectory
    self.init(selection: selection, cacheDirectory: cache, workers: arguments.number(.jobs))
  }

  private static var defaultCacheDirectory: String? {
    let names = ["RXTREE_CACHE_DIR", "XDG_CACHE_HOME", "HOME"]
    var values = names.map { ($0, System.environment($0) ?? "") }
    // A home that does not exist, as of a service's user, is not to be made for the sake of a cache.
    if let home = values.last?.1, !System.isDirectory(home) { values[names.count - 1].1 = "" }
    return CacheLocation.default(environment: Dictionary(uniqueKeysWithValues: values))
  }
}
