import Testing
import WeirNavigation
import WeirTesting

/// Random steps, links, transitions and acts of a person against a host that is held, late, cancelling and forgetful.
@Suite @MainActor struct RandomNavigationTests {
  @Test(.timeLimit(.minutes(10)), arguments: UInt64(1)...40) func atRestAllAgrees(seed: UInt64) async {
    let world = RandomWorld(seed: seed)
    await world.rest()
    for round in 0..<25 {
      world.host.pace = Bool.random(using: &world.random) ? .held : .nextTurn
      for _ in 0..<Int.random(in: 1...6, using: &world.random) {
        world.act()
        if Bool.random(using: &world.random) { await world.host.settle() }
      }
      await world.rest()
      let trouble = world.trouble
      #expect(trouble == nil, "seed \(seed), round \(round): \(world.trace.joined(separator: "; "))")
      if trouble != nil { return }
      world.trace = []
    }
    await world.closeAll()
    #expect(world.trouble == nil, "seed \(seed), at the end")
  }
}
