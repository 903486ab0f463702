import Weir

/// A repository and its owner.
final class ProfileReactor: Reactor, Stepper {
  enum Action: Equatable {
    case load
    case edit
  }

  enum Mutation {
    case began
    case loaded
    case failed(ServiceError)
    case repository(Repository?)
    case owner(Owner?)
  }

  struct State: Equatable {
    var repository: Repository?
    var owner: Owner?
    var isLoading = false
    var error: ServiceError?

    /// What stands in the place of the owner, if something does.
    var status: Status? {
      guard owner == nil else { return nil }
      if let error { return .failed("\(error)") }
      return isLoading ? .loading : nil
    }
  }

  let initialState = State()
  let reactorCore = ReactorCore<Action, State>()
  let steps = PublishRelay<any Step>()

  private let shelf: RepositoryShelf
  private let repository: ModelHandle<Repository>
  private let owner = BehaviorRelay<ModelHandle<Owner>?>(value: nil)

  init(id: Repository.ID, services: Services) {
    shelf = services.shelf
    repository = services.shelf.models.retain(id: id)
  }

  func transform(action: Observable<Action>) -> Observable<Action> { .merge(.just(.load), action) }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load: return load()
    case .edit:
      steps.accept(AppStep.edit(repository.id))
      return .empty()
    }
  }

  func effectPolicy(for action: Action) -> EffectPolicy { action == .load ? .latest("load") : .concurrent }

  /// The models, as they are now and whenever they change, on whatever screen.
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let owners = owner.flatMapLatest { $0?.observe() ?? .just(nil) }
    return .merge(mutation, repository.observe().map { .repository($0) }, owners.map { .owner($0) })
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .began:
      state.isLoading = true
      state.error = nil
    case .loaded: state.isLoading = false
    case .failed(let error):
      state.isLoading = false
      state.error = error
    case .repository(let repository): state.repository = repository
    case .owner(let owner): state.owner = owner
    }
    return state
  }

  private func load() -> Observable<Mutation> {
    guard let login = repository.model?.owner else { return .empty() }
    let answer = shelf.loadOwner(login).asObservable()
      .do(onNext: { [owner] in owner.accept($0) })
      .map { _ in Mutation.loaded }
      .catch { .just(.failed(ServiceError($0))) }
    return .concat(.just(.began), answer)
  }
}
