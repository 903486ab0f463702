import Testing
import Weir
import WeirStateTesting

@testable import Repositories

/// The reactor of the list, alone.
@Suite @MainActor struct RepositoryListReactorTests {
  private func tester(_ reactor: RepositoryListReactor) -> ReactorTester<RepositoryListReactor> {
    ReactorTester(reactor) { Issue.record("\($0)") }
  }

  @Test func eachStepOfTheFirstSearch() throws {
    let stub = StubServices(SampleServer([.named("a", stars: 9)]))
    let reactor = RepositoryListReactor(services: stub.services)
    #expect(reactor.currentState.loading == .first)
    let tester = tester(reactor)
    tester.advance(stub.scheduler, by: 2)
    let model = try #require(stub.services.shelf.models.models(Repository.self).first)
    tester.receive { $0.repositories = [model] }
    tester.receive {
      $0.loading = nil
      $0.page = 1
      $0.total = 1
    }
    tester.finish()
    #expect(reactor.currentState.sections.map(\.model) == ["Others"])
  }

  @Test func aFailureIsAPartOfTheState() {
    let stub = StubServices(SampleServer(faults: [.offline]))
    let tester = tester(RepositoryListReactor(services: stub.services))
    tester.advance(stub.scheduler, by: 2)
    tester.receive {
      $0.loading = nil
      $0.failed = .first
      $0.error = .offline
    }
    tester.finish()
    #expect(tester.state.status == .failed(ServiceError.offline.description))
    tester.send(.loadMore)
    tester.finish()
    tester.send(.retry) {
      $0.loading = .first
      $0.failed = nil
      $0.error = nil
    }
    tester.finish()
  }

  @Test func choosingSendsAStepAndChangesNothing() {
    let stub = StubServices()
    let reactor = RepositoryListReactor(services: stub.services)
    let tester = tester(reactor)
    var steps: [AppStep] = []
    let subscription = reactor.steps.bind { step in steps += [step as? AppStep].compactMap { $0 } }
    tester.send(.choose(7))
    tester.finish()
    #expect(steps == [.profile(7)])
    subscription.dispose()
  }

  @Test func moreIsNotAskedForTwice() {
    let stub = StubServices()
    let reactor = RepositoryListReactor(services: stub.services)
    reactor.activate()
    stub.advance(3)
    for _ in 0..<5 { reactor.action.onNext(.loadMore) }
    #expect(reactor.currentState.loading == .more)
    stub.advance(3)
    #expect(reactor.currentState.repositories.count == 40)
    #expect(stub.server.requests == ["search /1", "search /2"])
  }

  @Test func whatMovesToTheNextPageMeanwhileIsListedOnce() {
    let stub = StubServices()
    let reactor = RepositoryListReactor(services: stub.services)
    reactor.activate()
    stub.advance(3)
    stub.server.change { $0.append(SampleRepository.named("new", stars: 9_999)) }
    reactor.action.onNext(.loadMore)
    stub.advance(3)
    let ids = reactor.currentState.repositories.map(\.id)
    #expect(ids.count == 39 && Set(ids).count == 39)
  }

  @Test func aReactorThatGoesLeavesNothingBehind() {
    let stub = StubServices()
    var reactor: RepositoryListReactor? = RepositoryListReactor(services: stub.services)
    reactor?.activate()
    stub.advance(3)
    #expect(stub.services.shelf.models.count == 20)
    weak let left = reactor
    reactor = nil
    #expect(left == nil)
    #expect(stub.services.shelf.models.isEmpty)
  }

  @Test func aReactorThatGoesGivesItsRequestUp() {
    let stub = StubServices()
    var reactor: RepositoryListReactor? = RepositoryListReactor(services: stub.services)
    reactor?.activate()
    reactor = nil
    stub.advance(3)
    #expect(stub.server.requests == [] && stub.services.shelf.models.isEmpty)
  }
}
