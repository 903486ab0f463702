import Testing
import WeirNavigation
import WeirTesting

/// Random steps, links, gates, transitions and acts of a person against a host that is held, slow, late, cancelling and
/// forgetful; see ``RandomSeeds``.
@Suite @MainActor struct RandomNavigationTests {
  @Test(.timeLimit(.minutes(60)), arguments: RandomSeeds.these(else: 40)) func atRestAllAgrees(
    seed: UInt64
  ) async {
    let world = RandomWorld(seed: seed)
    await world.rest()
    for round in 0..<25 {
      world.choosePace()
      for _ in 0..<Int.random(in: 1...6, using: &world.random) {
        world.act()
        if world.chance() { await world.host.settle() }
      }
      await world.rest()
      let trouble = world.trouble
      let place = "seed \(seed), round \(round): \(world.trace.joined(separator: "; "))"
      #expect(trouble == nil, "\(place)\n\(world.coordinator.liveTree)")
      if trouble != nil { return }
      world.trace = []
    }
    await world.closeAll()
    #expect(world.trouble == nil, "seed \(seed), at the end")
  }
}
