/// Names an option in code; the raw value is its main spelling.
enum OptionName: String, Sendable {
  case dir = "--dir"
  case from = "--from"
  case exclude = "--exclude"
  case maxLevels = "--max-levels"
  case expand = "--expand"
  case only = "--only"
  case format = "--format"
  case color = "--color"
  case strict = "--strict"
  case noCache = "--no-cache"
  case cacheDir = "--cache-dir"
  case jobs = "--jobs"
  case quiet = "--quiet"
  case statistics = "--statistics"
  case help = "--help"
  case version = "--version"
}
