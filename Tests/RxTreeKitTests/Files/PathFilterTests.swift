import Testing

@testable import RxTreeKit

@Suite struct PathFilterTests {
  private func filter(from: [String] = [], exclude: [String] = []) throws -> PathFilter {
    try PathFilter(SourceSelection(from: from, exclude: exclude))
  }

  @Test func takesSwiftFilesOnly() throws {
    let filter = try filter()
    for name in ["a.swift", "+.swift", "é.swift", "a.b.swift"] {
      #expect(filter.takesFile(name: name, path: "x/" + name))
    }
    for name in [".swift", "._a.swift", "a.SWIFT", "swift", "a.swift~", "", "a.swif"] {
      #expect(!filter.takesFile(name: name, path: "x/" + name))
    }
  }

  @Test func takesFilesWithAnotherSuffix() throws {
    let filter = try PathFilter(SourceSelection(exclude: ["Old"]), suffix: ".storyboard")
    #expect(filter.takesFile(name: "Main.storyboard", path: "App/Main.storyboard"))
    #expect(!filter.takesFile(name: "Main.storyboard", path: "Old/Main.storyboard"))
    for name in ["a.swift", ".storyboard", "storyboard", ".a.storyboard", "a.Storyboard", "a.storyboardc"] {
      #expect(!filter.takesFile(name: name, path: name), "\(name)")
    }
  }

  @Test func foldersThatLookLikeForeignOnesAreTaken() throws {
    let filter = try filter()
    for name in ["Podsy", "MyPods", "pods", "framework", "Carthage2", "a.frameworks", "docc"] {
      #expect(filter.takesFolder(name: name, path: name), "\(name)")
    }
    for name in ["Pods", ".git", "A.xctemplate", "A.docc", "..."] {
      #expect(!filter.takesFolder(name: name, path: name))
    }
  }

  @Test func whatIsExcludedWinsOverWhatIsAskedFor() throws {
    let filter = try filter(from: ["App"], exclude: ["App/Old"])
    #expect(filter.takesFile(name: "a.swift", path: "App/a.swift"))
    #expect(!filter.takesFile(name: "a.swift", path: "Lib/a.swift"))
    #expect(!filter.takesFile(name: "a.swift", path: "App/Old/a.swift"))
    #expect(!filter.takesFolder(name: "Old", path: "App/Old"))
    #expect(filter.takesFolder(name: "Lib", path: "Lib"))
  }

  @Test func aGlobForFoldersDoesNotExcludeAFile() throws {
    let filter = try filter(exclude: ["a.swift/"])
    #expect(filter.takesFile(name: "a.swift", path: "a.swift"))
    #expect(!filter.takesFolder(name: "a.swift", path: "a.swift"))
  }
}
