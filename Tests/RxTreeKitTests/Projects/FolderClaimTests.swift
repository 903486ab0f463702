import Testing

@testable import RxTreeKit

@Suite struct FolderClaimTests {
  private let target = TargetID(project: "/p", name: "App", kind: .application)

  @Test func takesAllBelowTheFolder() {
    let claim = FolderClaim(target: target, folder: "/p/App")
    #expect(claim.takes("/p/App/x.swift"))
    #expect(claim.takes("/p/App/a/b/x.swift"))
  }

  @Test func leavesOutFilesAndFolders() {
    let claim = FolderClaim(target: target, folder: "/p/App", excluded: ["/p/App/old", "/p/App/x.swift"])
    #expect(!claim.takes("/p/App/x.swift"))
    #expect(!claim.takes("/p/App/old/a/y.swift"))
    #expect(claim.takes("/p/App/older/y.swift"))
    #expect(claim.takes("/p/App/a/x.swift"))
  }

  @Test func takesOnlyWhatIsNamed() {
    var claim = FolderClaim(
      target: target, folder: "/p/App", excluded: ["/p/App/a/old"], included: ["/p/App/a", "/p/App/x.swift"])
    #expect(claim.takes("/p/App/x.swift"))
    #expect(claim.takes("/p/App/a/b/y.swift"))
    #expect(!claim.takes("/p/App/a/old/y.swift"))
    #expect(!claim.takes("/p/App/y.swift"))
    claim.included = []
    #expect(!claim.takes("/p/App/x.swift"))
    claim.included = ["/p/App"]
    #expect(claim.takes("/p/App/y.swift"))
  }

  @Test func movesWithItsFolder() {
    let claim = FolderClaim(target: target, folder: "/l", excluded: ["/l/x.swift"], included: ["/l", "/l/a"])
    let moved = claim.moved(to: "/real/place")
    #expect(moved.folder == "/real/place")
    #expect(moved.excluded == ["/real/place/x.swift"])
    #expect(moved.included == ["/real/place", "/real/place/a"])
    #expect(claim.moved(to: "/l").folder == "/l")
  }
}
