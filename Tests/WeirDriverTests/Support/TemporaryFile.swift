import Foundation

/// A file that is there while a closure runs.
@MainActor
func withFile<Result>(_ bytes: [UInt8], _ body: (String) async throws -> Result) async throws -> Result {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("weir-driver-\(UUID().uuidString)").path
  try Data(bytes).write(to: URL(fileURLWithPath: path))
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try await body(path)
}
