/// The tabs of the main screen, from left to right.
enum MainTab: Int, CaseIterable {
  case nested
  case profiles

  /// What the tab bar shows.
  var title: String {
    switch self {
    case .nested: "Nested"
    case .profiles: "Profiles"
    }
  }
}
