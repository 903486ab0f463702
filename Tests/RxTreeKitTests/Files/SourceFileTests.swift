import Testing

@testable import RxTreeKit

@Suite struct SourceFileTests {
  @Test(arguments: [
    "AppTests/A.swift", "App/UITests/A.swift", "Tests/A.swift", "a/b/Specs/c/A.swift", "QuickSpecs/A.swift",
    "ATests.swift",
    "App/ASpec.swift", "Tests.swift", "Spec.swift", "é/Tests/日本.swift",
  ])
  func isATest(path: String) {
    #expect(SourceFile.isTest(relativePath: path))
  }

  @Test(arguments: [
    "A.swift", "App/A.swift", "TestsKit/A.swift", "Test/A.swift", "App/Test.swift", "App/SpeedTest.swift",
    "Contests.swift",
    "latests/A.swift", "Specs.swift", "Tests.swift/A.swift", "", "Spec/A.swift",
  ])
  func isNoTest(path: String) {
    #expect(!SourceFile.isTest(relativePath: path))
  }
}
