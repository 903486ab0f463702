import WeirMVVM

/// The steps of a profile.
enum ProfileStep: Step {
  /// Show the profile.
  case start
  /// Show the friends of a person.
  case friends(of: Person)
}
