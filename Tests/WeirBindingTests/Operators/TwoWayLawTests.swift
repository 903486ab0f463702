import TestSupport
import Testing
import WeirBinding

/// Laws of two-way bindings on random changes.
@Suite @MainActor struct TwoWayLawTests {
  @Test(arguments: 0..<20)
  func aChainOfRelaysAndControlsAgrees(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bag = DisposeBag()
    let relays = (0..<4).map { BehaviorRelay(value: Float($0) / 8) }
    let slider = UISlider()
    for (left, right) in zip(relays, relays.dropFirst()) { left <~> right ~ bag }
    try #require(relays.last) <~> slider.rx.value ~ bag
    #expect(relays.allSatisfy { $0.value == 0 }, "the first one wins")
    for step in 0..<50 {
      let value = Float(random.next() % 9) / 8
      if random.next() % 3 == 0 {
        try slider.person(does: .setValue(Double(value)))
      } else {
        relays[Int(random.next() % 4)].accept(value)
      }
      #expect(relays.allSatisfy { $0.value == value }, "seed \(seed), step \(step)")
      #expect(slider.value == value, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: 0..<20)
  func nobodyIsToldOfWhatItKnows(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bag = DisposeBag()
    let (relay, control) = (BehaviorRelay(value: false), UISwitch())
    relay <~> control.rx.isOn ~ bag
    var told: [Bool] = []
    relay.bind { told.append($0) } ~ bag
    for _ in 0..<50 where random.next() % 2 == 0 { try control.person(does: .tap()) }
    #expect(zip(told, told.dropFirst()).allSatisfy { $0 != $1 }, "seed \(seed)")
    #expect(control.isOn == relay.value, "seed \(seed)")
  }
}
