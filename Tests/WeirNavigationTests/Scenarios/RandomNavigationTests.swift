import Foundation
import Testing
import WeirNavigation
import WeirTesting

/// Random steps, links, gates, transitions and acts of a person against a host that is held, slow, late, cancelling and
/// forgetful.
///
/// `WEIR_RANDOM_SEEDS=1200` plays that many seeds from `WEIR_RANDOM_FIRST` on; each is some 90 acts.
@Suite @MainActor struct RandomNavigationTests {
  nonisolated private static let seeds =
    ProcessInfo.processInfo.environment["WEIR_RANDOM_SEEDS"].flatMap { UInt64($0) } ?? 40

  nonisolated private static let first =
    ProcessInfo.processInfo.environment["WEIR_RANDOM_FIRST"].flatMap { UInt64($0) } ?? 1

  @Test(.timeLimit(.minutes(60)), arguments: Self.first...Self.first + seeds - 1) func atRestAllAgrees(
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
