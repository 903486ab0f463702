import Weir

/// Takes in who has signed in; what belongs to a person who has signed out is forgotten.
struct SessionReducer: InoutReducer {
  func reduce(_ action: any Action, into state: inout AppState) {
    switch action as? SessionAction {
    case .signedIn(let session):
      state.session = session
      state.notice = nil
    case .signedOut: state = AppState()
    case nil: break
    }
  }
}
