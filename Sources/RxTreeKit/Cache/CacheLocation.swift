/// Where what files contribute is kept from run to run.
public enum CacheLocation {
  /// The cache directory for a process with these environment variables, or nil where there is no home.
  ///
  /// It is `RXTREE_CACHE_DIR`, else `rxtree` in `XDG_CACHE_HOME`, else in the user's own folder of caches. The directory
  /// need not exist.
  public static func `default`(environment: [String: String]) -> String? {
    if let folder = environment["RXTREE_CACHE_DIR"], !folder.isEmpty { return folder }
    // A relative path there has no meaning, says its specification.
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") { return join(caches, "rxtree") }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return join(home, "Library/Caches/rxtree")
    #else
      return join(home, ".cache/rxtree")
    #endif
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
