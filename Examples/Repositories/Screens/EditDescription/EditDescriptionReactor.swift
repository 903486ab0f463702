import Weir

/// Editing the description of a repository.
final class EditDescriptionReactor: Reactor, Stepper {
  enum Action: Equatable {
    case type(String)
    case save
    case cancel
  }

  enum Mutation {
    case typed(String)
    case began
    case failed(ServiceError)
    case saved
  }

  struct State: Equatable {
    /// What stands there when it is opened.
    let original: String
    var text: String
    var isSaving = false
    var error: ServiceError?

    var canSave: Bool { text != original && !isSaving }
  }

  let initialState: State
  let reactorCore = ReactorCore<Action, State>()
  let steps = PublishRelay<any Step>()

  private let shelf: RepositoryShelf
  private let repository: ModelHandle<Repository>

  init(id: Repository.ID, services: Services) {
    shelf = services.shelf
    repository = shelf.models.retain(id: id)
    let summary = repository.model?.summary ?? ""
    initialState = State(original: summary, text: summary)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .type(let text): return .just(.typed(text))
    case .save: return currentState.canSave ? save(currentState.text) : .empty()
    case .cancel:
      if !currentState.isSaving { steps.accept(EditStep.done) }
      return .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .typed(let text): state.text = text
    case .began:
      state.isSaving = true
      state.error = nil
    case .failed(let error):
      state.isSaving = false
      state.error = error
    case .saved: state.isSaving = false
    }
    return state
  }

  private func save(_ text: String) -> Observable<Mutation> {
    let answer: Observable<Mutation> = shelf.describe(
      repository.id, as: text.trimmingCharacters(in: .whitespacesAndNewlines)
    )
    .do(onCompleted: { [steps] in steps.accept(EditStep.done) })
    .andThen(Observable.just(Mutation.saved))
    .catch { .just(.failed(ServiceError($0))) }
    return .concat(.just(.began), answer)
  }
}
