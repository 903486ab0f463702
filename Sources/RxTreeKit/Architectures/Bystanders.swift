/// Screens of the app that the tree leaves out where they are only shown in passing.
enum Bystanders {
  /// Whether a screen is an alert: like the system's own, it says something and leads nowhere.
  static func isAlert(_ name: String) -> Bool {
    ["Alert", "AlertController", "AlertViewController", "AlertVC"].contains { name.hasSuffix($0) }
  }
}
