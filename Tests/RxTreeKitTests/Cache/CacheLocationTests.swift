import Testing

@testable import RxTreeKit

@Suite struct CacheLocationTests {
  private func location(_ environment: [String: String]) -> String? {
    CacheLocation.default(environment: environment)
  }

  @Test func theOwnVariableComesFirst() {
    #expect(location(["RXTREE_CACHE_DIR": "/c", "XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/c")
    #expect(location(["RXTREE_CACHE_DIR": "c"]) == "c")
  }

  @Test func thenTheDesktopsVariable() {
    #expect(location(["XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/x/rxtree")
    #expect(location(["XDG_CACHE_HOME": "/x/", "RXTREE_CACHE_DIR": ""]) == "/x/rxtree")
  }

  @Test func thenTheHome() {
    #if canImport(Darwin)
      let expected = "/h/Library/Caches/rxtree"
    #else
      let expected = "/h/.cache/rxtree"
    #endif
    #expect(location(["HOME": "/h"]) == expected)
    #expect(location(["HOME": "/h", "XDG_CACHE_HOME": "relative"]) == expected)
    #expect(location(["HOME": "/h", "XDG_CACHE_HOME": "", "RXTREE_CACHE_DIR": ""]) == expected)
  }

  @Test func withoutAHomeThereIsNone() {
    #expect(location([:]) == nil)
    #expect(location(["HOME": ""]) == nil)
    #expect(location(["HOME": "h"]) == nil)
  }
}
