import Weir

/// Who is there has changed.
enum SessionAction: Action {
  case signedIn(UserSession)
  case signedOut
}
