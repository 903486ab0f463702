import Weir

/// What the list shows.
struct RepositoryListState: Equatable {
  /// What is searched for; all if empty.
  var text = ""
  var repositories: [Repository] = []
  /// How many there are on all pages.
  var total = 0
  /// The last page that was found.
  var page = 0
  /// What it waits for.
  var loading: RepositoryListReactor.Loading?
  /// What the last request was to get, where it has failed.
  var failed: RepositoryListReactor.Loading?
  /// Why it has failed.
  var error: ServiceError?

  var hasMore: Bool { page > 0 && page * GitHub.pageSize < total }

  /// Whether the end of the list is a reason to get more.
  var wantsMore: Bool { hasMore && loading == nil && error == nil }

  /// What stands in the place of the list, if something does.
  var status: Status? {
    if loading == .first { return .loading }
    guard repositories.isEmpty else { return nil }
    if let error { return .failed("\(error)") }
    guard page > 0, loading == nil else { return nil }
    return .empty(text.isEmpty ? "There are no repositories." : "Nothing is called \u{201C}\(text)\u{201D}.")
  }

  /// What is told of a failure while the list stays.
  var notice: String? {
    repositories.isEmpty ? nil : error.map { "\($0)" }
  }

  var sections: [RepositorySection] {
    guard status == nil else { return [] }
    let famous = repositories.filter { $0.stars >= 1000 }
    let others = repositories.filter { $0.stars < 1000 }
    let groups = [
      RepositorySection(model: "1,000 stars and more", items: famous.map(RepositoryListRow.repository)),
      RepositorySection(model: "Others", items: others.map(RepositoryListRow.repository)),
    ]
    return groups.filter { !$0.items.isEmpty } + ending
  }

  /// What follows the repositories.
  private var ending: [RepositorySection] {
    if loading == .more { return [RepositorySection(model: "", items: [.loading])] }
    guard let notice else { return [] }
    return [RepositorySection(model: "", items: [.failed(notice)])]
  }
}
