import Weir

/// A page of what was found; it retains its repositories.
struct SearchPage: Sendable {
  let handles: [ModelHandle<Repository>]
  /// How many there are on all pages.
  let total: Int
}
