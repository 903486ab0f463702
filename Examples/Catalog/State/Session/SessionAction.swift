import Weir

/// Who is there has changed.
enum SessionAction: Action {
  case signedIn(Session)
  case signedOut
}
