import Foundation
import Testing
import WeirState

@Suite("Small types of reactors")
@MainActor
struct SmallTypesTests {
  @Test("A pulse counts assignments, wraps around, and is written as its value")
  func pulse() throws {
    struct State: Codable, Equatable { @Pulse var value = 1 }
    var state = State()
    state.value = 1
    #expect(state.$value.valueUpdatedCount == 1)
    #expect(state != State())
    var pulse = Pulse(wrappedValue: 0)
    pulse.valueUpdatedCount = .max
    pulse.value = 1
    #expect(pulse.valueUpdatedCount == 0)
    let restored = try JSONDecoder().decode(State.self, from: JSONEncoder().encode(state))
    #expect(restored.value == 1)
    #expect(restored.$value.valueUpdatedCount == 0)
  }

  @Test("An action subject passes elements on, in order, and never ends")
  func actionSubject() {
    let subject = ActionSubject<Int>()
    var seen: [Event<Int>] = []
    let other = BehaviorRelay<[Int]>(value: [])
    let first = subject.asObservable().bind { if $0 == 1 { subject.onNext(2) } }
    let second = subject.subscribe(onNext: { other.accept(other.value + [$0]) })
    #expect(subject.hasObservers)
    for event in [Event.next(1), .completed, .error(TestError()), .next(3)] {
      subject.on(event)
      seen.append(event)
    }
    #expect(other.value == [1, 2, 3])
    first.dispose()
    second.dispose()
    #expect(!subject.hasObservers)
    #expect(subject.asObserver() === subject)
  }

  @Test("A state relay sends equal values too")
  func stateRelay() {
    let relay = StateRelay(value: 1)
    let seen = Seen(relay.asObservable())
    relay.value = 1
    relay.accept(2)
    #expect(relay.value == 2)
    #expect(seen.values == [1, 1, 2])
  }

  @Test("Identity")
  func identity() {
    final class Object: IdentityHashable {}
    let (one, two) = (Object(), Object())
    #expect(one == one)
    #expect(one != two)
    #expect(Set([one, two, one]).count == 2)
  }

  @Test("Policies are equal where rule and kind are")
  func policies() {
    #expect(EffectPolicy.latest("a") == .latest("a"))
    #expect(EffectPolicy.latest("a") != .first("a"))
    #expect(EffectPolicy.latest("a") != .latest("b"))
    #expect(EffectPolicy.concurrent == .concurrent)
  }
}
