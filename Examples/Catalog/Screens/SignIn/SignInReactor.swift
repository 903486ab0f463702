import Weir

/// Signing in: what was typed, and what came of it.
final class SignInReactor: Reactor {
  enum Action {
    case name(String)
    case password(String)
    case submit
  }

  enum Mutation {
    case name(String)
    case password(String)
    case began
    case signedIn(UserSession)
    case failed(String)
  }

  struct State: Equatable {
    var name = ""
    var password = ""
    var isBusy = false
    var message: String?
    var session: UserSession?

    var canSubmit: Bool { !name.isEmpty && !password.isEmpty && !isBusy }
  }

  let initialState = State()
  let reactorCore = ReactorCore<Action, State>()
  private let accounts: any Accounts

  init(accounts: any Accounts) { self.accounts = accounts }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .name(let name): .just(.name(name))
    case .password(let password): .just(.password(password))
    case .submit: currentState.canSubmit ? signIn() : .empty()
    }
  }

  private func signIn() -> Observable<Mutation> {
    let (accounts, name, password) = (accounts, currentState.name, currentState.password)
    let answer = Observable<Mutation>.task {
      do {
        return .signedIn(try await accounts.signIn(name: name, password: password))
      } catch {
        return .failed("\(error)")
      }
    }
    return .concat(.just(.began), answer)
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .name(let name): state.name = name
    case .password(let password): state.password = password
    case .began:
      state.isBusy = true
      state.message = nil
    case .signedIn(let session):
      state.isBusy = false
      state.session = session
    case .failed(let message):
      state.isBusy = false
      state.message = message
    }
    return state
  }
}
