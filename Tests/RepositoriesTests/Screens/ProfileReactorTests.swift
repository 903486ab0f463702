import Testing
import Weir

@testable import Repositories

/// The reactor of the profile, alone.
@Suite @MainActor struct ProfileReactorTests {
  @Test func itHasTheRepositoryAtOnceAndTheOwnerLater() throws {
    let stub = StubServices()
    let page = try #require(stub.load())
    let reactor = ProfileReactor(id: 1, services: stub.services)
    #expect(reactor.currentState.repository?.name == "ada-sluice")
    #expect(reactor.currentState.status == .loading)
    stub.advance(2)
    #expect(reactor.currentState.owner?.name == "Ada")
    #expect(reactor.currentState.status == nil)
    withExtendedLifetime(page) {}
  }

  @Test func itFollowsTheRepository() throws {
    let stub = StubServices()
    let page = try #require(stub.load())
    let reactor = ProfileReactor(id: 1, services: stub.services)
    reactor.activate()
    stub.services.shelf.models.update(Repository.self, id: 1) { $0.stars = 3 }
    #expect(reactor.currentState.repository?.stars == 3)
    withExtendedLifetime(page) {}
  }

  @Test func itRetainsItsRepositoryByItself() throws {
    let stub = StubServices()
    var page = stub.load()
    var reactor: ProfileReactor? = ProfileReactor(id: 1, services: stub.services)
    reactor?.activate()
    stub.advance(3)
    page = nil
    #expect(stub.services.shelf.models.models(Repository.self).map(\.id) == [1])
    reactor = nil
    #expect(stub.services.shelf.models.isEmpty && page == nil)
  }
}
