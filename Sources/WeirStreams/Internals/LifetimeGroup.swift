/// Lifetimes that come and go, and are disposed of together.
///
/// Adding and removing are O(1).
///
/// `@unchecked Sendable`: the members are guarded by `lock`.
final class LifetimeGroup: Disposable, @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var members: [Lifetime?] = []
  @exclusivity(unchecked) private var vacant: [Int] = []
  @exclusivity(unchecked) private var isOver = false

  /// Adds a lifetime; disposes of it at once if the group has been disposed of.
  /// - Returns: Its place.
  func insert(_ lifetime: Lifetime) -> Int {
    let place: Int? = lock.withLock {
      if isOver { return nil }
      guard let place = vacant.popLast() else {
        members.append(lifetime)
        return members.count - 1
      }
      members[place] = lifetime
      return place
    }
    if place == nil { lifetime.dispose() }
    return place ?? 0
  }

  /// Removes a member and disposes of it.
  func remove(_ place: Int) {
    let lifetime: Lifetime? = lock.withLock {
      if isOver { return nil }
      let lifetime = members[place]
      members[place] = nil
      vacant.append(place)
      return lifetime
    }
    lifetime?.dispose()
  }

  func dispose() {
    let all = lock.withLock {
      isOver = true
      let all = members
      members = []
      return all
    }
    for lifetime in all { lifetime?.dispose() }
  }
}
