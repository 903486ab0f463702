import Testing

@testable import WeirDriver

@Suite struct DriverErrorTests {
  @Test func thePlaceTheMessageAndTheDetailsAreLines() {
    var error = DriverError(.failed, "it failed", ["because", "of this"])
    #expect("\(error)" == "it failed\n  because\n  of this")
    error = error.at("Module/File.swift", 7)
    #expect("\(error)" == "Module/File.swift:7: it failed\n  because\n  of this" && error.kind == .failed)
  }
}
