import Testing

@testable import RxTreeKit

@Suite struct NavigationTreeOptionsTests {
  @Test func showsAllUnlessItExpands() {
    #expect(NavigationTreeOptions().levelLimit == Int.max)
    #expect(NavigationTreeOptions(expandsRepeats: true).levelLimit == 10)
    #expect(NavigationTreeOptions(maxLevels: 30, expandsRepeats: true).levelLimit == 30)
  }

  @Test func badLimitsCountAsTheLeast() {
    #expect(NavigationTreeOptions(maxLevels: Int.min).levelLimit == 0)
    #expect(NavigationTreeOptions(maxItems: -5).maxItems == 1)
  }
}
