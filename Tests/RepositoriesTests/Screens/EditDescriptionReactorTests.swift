import Testing
import Weir
import WeirStateTesting

@testable import Repositories

/// The reactor of the form, alone.
@Suite @MainActor struct EditDescriptionReactorTests {
  @Test func savingStepByStep() throws {
    let stub = StubServices()
    let page = try #require(stub.load())
    let reactor = EditDescriptionReactor(id: 1, services: stub.services)
    var steps = 0
    let subscription = reactor.steps.bind { step in if step as? EditStep == .done { steps += 1 } }
    let tester = ReactorTester(reactor) { Issue.record("\($0)") }
    tester.send(.save)
    tester.send(.type(" New ")) { $0.text = " New " }
    tester.send(.save) { $0.isSaving = true }
    tester.send(.save)
    tester.send(.cancel)
    tester.advance(stub.scheduler, by: 2)
    tester.receive { $0.isSaving = false }
    tester.finish()
    #expect(steps == 1)
    #expect(stub.server.requests.last == "describe ada/ada-sluice: New")
    #expect(stub.services.shelf.models.model(Repository.self, id: 1)?.summary == "New")
    subscription.dispose()
    withExtendedLifetime(page) {}
  }

  @Test func aFormThatGoesTakesItsChangeBack() throws {
    let stub = StubServices()
    let page = try #require(stub.load())
    var reactor: EditDescriptionReactor? = EditDescriptionReactor(id: 1, services: stub.services)
    reactor?.action.onNext(.type("New"))
    reactor?.action.onNext(.save)
    #expect(stub.services.shelf.models.model(Repository.self, id: 1)?.summary == "New")
    reactor = nil
    #expect(stub.services.shelf.models.model(Repository.self, id: 1)?.summary == "Opens and closes gates in order")
    withExtendedLifetime(page) {}
  }
}
