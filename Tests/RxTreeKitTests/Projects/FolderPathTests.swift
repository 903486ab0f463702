import Testing

@testable import RxTreeKit

@Suite struct FolderPathTests {
  @Test(arguments: [
    ("/a", "b", "/a/b"), ("/a", "b/c.swift", "/a/b/c.swift"), ("/a", "", "/a"), ("/a", ".", "/a"),
    ("/a", "./b", "/a/b"),
    ("/a/b", "../c", "/a/c"), ("/a", "../../../b", "/b"), ("/a", "b//c/", "/a/b/c"), ("/a", "/b/./c", "/b/c"),
    ("", "b", "/b"),
    ("/a", "b/../c", "/a/c"), ("/a", "..b/.c", "/a/..b/.c"), ("", "", "/"),
  ])
  func joins(folder: String, path: String, result: String) {
    #expect(FolderPath.join(folder, path) == result)
  }

  @Test func givesTheFolderAbove() {
    #expect(FolderPath.parent("/a/b/c") == "/a/b")
    #expect(FolderPath.parent("/a") == "")
    #expect(FolderPath.parent("") == "")
    #expect(FolderPath.parent("a") == "")
  }
}
