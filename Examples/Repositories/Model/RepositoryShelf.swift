import Foundation
import Weir

/// The repositories and owners of the app: what the service tells of them goes into one store, for all screens.
///
/// Any thread.
final class RepositoryShelf: Sendable {
  let models: ModelStore
  private let service: RepositoryService

  init(service: RepositoryService, models: ModelStore = ModelStore()) {
    self.service = service
    self.models = models
  }

  /// Searches; what is found on the page is put into the store, and retained.
  func search(_ text: String, page: Int) -> Single<SearchPage> {
    service.search(text, page: page).map { [models] answer in
      // Retained before they come in, so that none goes meanwhile; and they come in as one change.
      let handles = answer.repositories.map { models.retain(Repository.self, id: $0.id) }
      models.addAndUpdate(contentsOf: answer.repositories)
      return SearchPage(handles: handles, total: answer.total)
    }
  }

  /// Gets what is to be known about an owner.
  func loadOwner(_ login: String) -> Single<ModelHandle<Owner>> {
    service.owner(login).map { [models] in models.retain($0) }
  }

  /// Changes the description of a repository: on all screens at once, and back where the service refuses it.
  func describe(_ id: Repository.ID, as text: String) -> Completable {
    .deferred { [models, service] in
      guard let repository = models.model(Repository.self, id: id) else { return .empty() }
      let summary = text.isEmpty ? nil : text
      let change = models.updateOptimistically(Repository.self, id: id) { $0.summary = summary }
      return service.describe(repository.fullName, as: text)
        .do(
          onSuccess: { patch in
            change.confirm()
            models.update(id: id, with: patch)
          },
          onError: { _ in change.rollBack() },
          onDispose: { change.rollBack() }
        )
        .asCompletable()
    }
  }
}
