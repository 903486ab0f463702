import Testing

@testable import RxTreeKit

@Suite struct NodeListingTests {
  @Test func groupsByKindInTheOrderOfNames() {
    let listing = NodeListing(of: GraphSketch.people)
    #expect(listing.flows.map(\.name) == ["AppFlow", "LostFlow", "MainFlow"])
    #expect(listing.coordinators.map(\.name) == ["HomeCoordinator"])
    #expect(listing.screens.map(\.name) == ["InfoScreen", "Intro.Screen", "NameScreen", "PickerScreen"])
  }

  @Test(arguments: 0..<50)
  func everyNodeIsInOneGroup(seed: Int) {
    let sample = RandomGraph(seed: seed)
    let listing = NodeListing(of: sample.graph)
    let all = NavigationNode.Kind.allCases.flatMap { listing.nodes($0) }
    #expect(Set(all) == Set(sample.nodes) && all.count == sample.nodes.count)
    for kind in NavigationNode.Kind.allCases { #expect(listing.nodes(kind).allSatisfy { $0.kind == kind }) }
    #expect(listing == NodeListing(of: sample.shuffled))
  }

  @Test func anEmptyGraphHasNothingToList() {
    let listing = NodeListing(of: NavigationGraph(nodes: [], edges: [], roots: []))
    #expect(NavigationNode.Kind.allCases.allSatisfy { listing.nodes($0).isEmpty })
  }
}
