import CommandSupport

/// Where the example lies.
enum Repository {
  static let example = RepositoryFolder.example("Catalog")

  static func script(_ name: String) -> String { "\(example)/Scripts/\(name).weir" }
}
