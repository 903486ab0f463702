import WeirMVVM

/// The steps of a list of friends.
enum FriendsStep: Step {
  /// Show the list.
  case start
  /// Show the profile of one of the friends.
  case profile(of: Person)
}
