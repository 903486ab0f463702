import Weir

/// A row of the list.
enum RepositoryListRow: Equatable, IdentifiableType {
  case repository(Repository)
  /// More is on its way.
  case loading
  /// The last request has failed; tapped, it is made again.
  case failed(String)

  enum Identity: Hashable {
    case repository(Repository.ID)
    case loading
    case failed
  }

  var identity: Identity {
    switch self {
    case .repository(let repository): .repository(repository.id)
    case .loading: .loading
    case .failed: .failed
    }
  }
}

/// The rows below one title.
typealias RepositorySection = AnimatableSectionModel<String, RepositoryListRow>
