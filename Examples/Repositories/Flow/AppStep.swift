import Weir

/// The steps of the app.
enum AppStep: Step, Equatable {
  case list
  case profile(Repository.ID)
  case edit(Repository.ID)
  case edited
}
