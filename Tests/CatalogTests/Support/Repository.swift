import Foundation

/// Where the example lies.
enum Repository {
  static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Catalog").path

  static func script(_ name: String) -> String { "\(example)/Scripts/\(name).weir" }
}
