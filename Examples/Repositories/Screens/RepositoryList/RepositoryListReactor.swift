import Weir

/// The list: searching, paging and refreshing.
final class RepositoryListReactor: Reactor, Stepper {
  enum Action: Equatable {
    case type(String)
    case refresh
    case loadMore
    case retry
    case choose(Repository.ID)
  }

  enum Mutation {
    case began(Loading, text: String)
    case found(page: Int, total: Int)
    case failed(ServiceError)
    case repositories([Repository])
  }

  enum Loading: Equatable { case first, again, more }

  let initialState = RepositoryListState()
  let reactorCore = ReactorCore<Action, RepositoryListState>()
  let steps = PublishRelay<any Step>()

  private let shelf: RepositoryShelf
  private let scheduler: any SchedulerType
  /// What is listed, which is retained as long as it is.
  private let listed = BehaviorRelay<[ModelHandle<Repository>]>(value: [])

  init(services: Services) {
    shelf = services.shelf
    scheduler = services.scheduler
  }

  /// The person has to stop typing something else before it is searched; the first search needs no person.
  func transform(action: Observable<Action>) -> Observable<Action> {
    let texts = action.compactMap(\.typedText).debounce(.milliseconds(300), scheduler: scheduler)
    let searches = texts.startWith("").distinctUntilChanged().skip(1).map { Action.type($0) }
    return .merge(.just(.refresh), action.filter { $0.typedText == nil }, searches)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    let state = currentState
    switch action {
    case .type(let text): return search(.first, text)
    case .refresh: return searchAgain(state)
    case .retry: return state.failed == .more ? more(of: state) : searchAgain(state)
    case .loadMore: return state.wantsMore ? more(of: state) : .empty()
    case .choose(let id):
      steps.accept(AppStep.profile(id))
      return .empty()
    }
  }

  /// A newer search ends an older one, and the getting of more of it, which itself waits for nothing to be under way.
  func effectPolicy(for action: Action) -> EffectPolicy {
    switch action {
    case .type, .refresh, .retry: .latest("search")
    case .loadMore: .first("search")
    case .choose: .concurrent
    }
  }

  /// What is listed, as it is now and whenever it changes, on whatever screen.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let models = shelf.models
    let repositories = listed.flatMapLatest { models.observe(Repository.self, ids: $0.map(\.id)) }
    return .merge(mutation, repositories.map { .repositories($0) })
  }

  func reduce(state: RepositoryListState, mutation: Mutation) -> RepositoryListState {
    var state = state
    switch mutation {
    case .began(let loading, let text):
      state.loading = loading
      state.text = text
      state.failed = nil
      state.error = nil
    case .found(let page, let total):
      state.loading = nil
      state.page = page
      state.total = total
    case .failed(let error):
      state.failed = state.loading
      state.loading = nil
      state.error = error
    case .repositories(let repositories): state.repositories = repositories
    }
    return state
  }

  private func searchAgain(_ state: RepositoryListState) -> Observable<Mutation> {
    search(state.repositories.isEmpty ? .first : .again, state.text)
  }

  private func search(_ loading: Loading, _ text: String) -> Observable<Mutation> {
    let isOther = text != currentState.text
    return answer(loading, text, page: 1) { [listed] handles in
      listed.accept(handles)
    } onError: { [listed] in
      // What was found for another text must not stand below this one.
      if isOther { listed.accept([]) }
    }
  }

  private func more(of state: RepositoryListState) -> Observable<Mutation> {
    answer(.more, state.text, page: state.page + 1) { [listed] handles in
      // What was listed may have moved to the next page meanwhile.
      let known = Set(listed.value.map(\.id))
      listed.accept(listed.value + handles.filter { !known.contains($0.id) })
    }
  }

  private func answer(
    _ loading: Loading, _ text: String, page: Int, list: @escaping @Sendable ([ModelHandle<Repository>]) -> Void,
    onError: @escaping @Sendable () -> Void = {}
  ) -> Observable<Mutation> {
    let answer = shelf.search(text, page: page).asObservable()
      .do(onNext: { list($0.handles) }, onError: { _ in onError() })
      .map { Mutation.found(page: page, total: $0.total) }
      .catch { .just(.failed(ServiceError($0))) }
    return .concat(.just(.began(loading, text: text)), answer)
  }
}

extension RepositoryListReactor.Action {
  /// What was typed, without the blanks around it.
  fileprivate var typedText: String? {
    if case .type(let text) = self { text.trimmingCharacters(in: .whitespaces) } else { nil }
  }
}
