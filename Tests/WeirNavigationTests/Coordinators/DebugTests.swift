import Foundation
import Testing
import WeirNavigation
extension RandomRouteTests {
  @Test func debugSeed() async {
    guard let text = ProcessInfo.processInfo.environment["SEED"], let seed = UInt64(text) else { return }
    await Self.play(seed: seed, rounds: Int(ProcessInfo.processInfo.environment["ROUNDS"] ?? "25") ?? 25, trace: true)
  }

  @Test func manySeeds() async {
    guard let text = ProcessInfo.processInfo.environment["SEEDS"], let count = UInt64(text) else { return }
    let first = UInt64(ProcessInfo.processInfo.environment["FIRST"] ?? "100") ?? 100
    for seed in first..<(first + count) { await Self.play(seed: seed, rounds: 25) }
  }
}
