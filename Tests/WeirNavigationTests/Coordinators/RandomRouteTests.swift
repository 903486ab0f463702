import Testing
import WeirNavigation

/// Random routes and acts of a person against a host that is held, slow, cancelling and deaf; see ``RandomSeeds``.
@Suite @MainActor struct RandomRouteTests {
  @Test(.timeLimit(.minutes(60)), arguments: RandomSeeds.these(else: 16)) func atRestAllAgrees(seed: UInt64) async {
    await Self.play(seed: seed, rounds: 25)
  }

  /// Plays rounds of random acts, and looks after each.
  @discardableResult
  static func play(seed: UInt64, rounds: Int) async -> Bool {
    let player = RoutePlayer(seed: seed)
    defer { Made.forget(player.world.store) }
    await player.world.show(player.app)
    for round in 0..<rounds {
      player.world.host.pace = Bool.random(using: &player.random) ? .held : .nextTurn
      player.acts = []
      for _ in 0..<Int.random(in: 1...6, using: &player.random) {
        player.act()
        if Bool.random(using: &player.random) { await player.world.host.settle() }
      }
      await player.rest()
      guard look(at: player, "seed \(seed), round \(round): \(player.acts.joined(separator: ", "))") else {
        return false
      }
    }
    return true
  }

  private static func look(at player: RoutePlayer, _ place: Comment) -> Bool {
    let (store, route) = (player.world.store, player.world.store.state.route)
    let isAtRest = store.routing.isIdle && player.world.router.isIdle
    #expect(isAtRest, place)
    #expect(route == player.app.route, place)
    #expect(route == player.shown, place)
    #expect(player.isFrontShown, place)
    // Several links to the place that waits at the gate wait together.
    let isHeld = player.links.waitingRoute != nil
    let allAnswered =
      (player.answered.count == player.asked || isHeld) && player.answered.values.allSatisfy { $0 == 1 }
    #expect(allAnswered, place)
    let (alive, expected) = (Made.of(store).alive(), player.expectedAlive)
    #expect(Made.of(store).names(notIn: expected) == [], place)
    #expect(expected.subtracting(alive).count == 0, place)
    return isAtRest && route == player.app.route && route == player.shown && alive == expected && allAnswered
      && player.isFrontShown
  }
}
