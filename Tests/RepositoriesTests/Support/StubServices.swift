import Weir
import WeirTesting

@testable import Repositories

/// What reactors are made with: a sample that answers two ticks later on a scheduler of a test.
@MainActor
struct StubServices {
  let server: SampleServer
  let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  let services: Services

  init(_ server: SampleServer = SampleServer()) {
    self.server = server
    let provider = Source.sample(server, delay: 2)
      .provider(log: Log(), activity: NetworkActivity(), scheduler: scheduler)
    let service = RepositoryService(provider: provider)
    services = Services(
      shelf: RepositoryShelf(service: service), images: ImageLoader(service: service), scheduler: scheduler)
  }

  func advance(_ ticks: Int) { scheduler.advanceTo(scheduler.clock + ticks) }

  /// Puts the repositories of the sample into the store, as a search does.
  func load(_ text: String = "") -> SearchPage? {
    var page: SearchPage?
    let found = services.shelf.search(text, page: 1).asObservable().bind { page = $0 }
    advance(3)
    found.dispose()
    return page
  }
}
