import TestSupport
import Testing

@testable import WeirMVVM

/// Forwarding over many generations, and forwards that would never end.
@Suite @MainActor struct ForwardCycleTests {
  private final class Top: RxViewModel {}
  private final class Middle: RxViewModel {}
  private final class Bottom: RxViewModel {}

  private let top = Top()
  private let middle = Middle()
  private let bottom = Bottom()
  private static let a = RxControllerEvent.identifier(of: Int.self, file: "T/A.swift", line: 1)
  private static let b = RxControllerEvent.identifier(of: Int.self, file: "T/B.swift", line: 2)
  private static let c = RxControllerEvent.identifier(of: Int.self, file: "T/C.swift", line: 3)
  private static let rule = "a forwarded event does not come back to where it began; "

  // MARK: Generations

  @Test(.timeLimit(.minutes(10))) func forwardsReachManyGenerations() {
    let models = (0..<1_000).map { _ in RxViewModel() }
    for model in models.dropFirst() { model.forward(parentEvent: Self.a, toEvent: Self.a) }
    for (parent, child) in zip(models, models.dropFirst()) { parent.addChild(child) }
    var heard: [Int] = []
    models[999].events.unwrappedValue(of: Self.a).bind { heard.append($0) }.disposed(by: models[0].disposeBag)
    models[0].events.accept(Self.a.event(7))
    #expect(heard == [7])
    models[500].removeFromParent()
    models[0].events.accept(Self.a.event(8))
    #expect(heard == [7])
    models[499].addChild(models[500])
    #expect(heard == [7, 8])
    for model in models { model.removeFromParent() }
  }

  @Test(.timeLimit(.minutes(10))) func forwardsClimbManyGenerations() {
    let models = (0..<1_000).map { _ in RxViewModel() }
    for (parent, child) in zip(models, models.dropFirst()).reversed() { parent.addChild(child) }
    for model in models.dropFirst() { model.forward(event: Self.a, toParentEvent: Self.a) }
    var heard: [Int] = []
    models[0].events.unwrappedValue(of: Self.a).bind { heard.append($0) }.disposed(by: models[0].disposeBag)
    models[999].events.accept(Self.a.event(7))
    #expect(heard == [7])
    for model in models { model.removeFromParent() }
  }

  // MARK: Cycles

  @Test func aForwardThatComesBackIsNamedAndIgnored() {
    top.addChild(middle)
    middle.forward(parentEvent: Self.a, toEvent: Self.b)
    let reported = faults(of: "RxViewModel") { middle.forward(event: Self.b, toParentEvent: Self.a) }
    #expect(reported == [Self.rule + "Middle (T/B.swift:2) → Top (T/A.swift:1) → Middle (T/B.swift:2)"])
    expectOnce(7, from: top)
  }

  @Test func theOtherOrderIsFoundToo() {
    top.addChild(middle)
    middle.forward(event: Self.b, toParentEvent: Self.a)
    let reported = faults(of: "RxViewModel") { middle.forward(parentEvent: Self.a, toEvent: Self.b) }
    #expect(reported == [Self.rule + "Top (T/A.swift:1) → Middle (T/B.swift:2) → Top (T/A.swift:1)"])
    expectOnce(7, from: top)
  }

  @Test func aCycleIsFoundWhenViewModelsAreAdded() {
    middle.forward(parentEvent: Self.a, toEvent: Self.b)
    bottom.forward(parentEvent: Self.b, toEvent: Self.c)
    bottom.forward(event: Self.c, toParentEvent: Self.c)
    middle.forward(event: Self.c, toParentEvent: Self.a)
    #expect(faults(of: "RxViewModel") { top.addChild(middle) } == [])
    let reported = faults(of: "RxViewModel") { middle.addChild(bottom) }
    #expect(
      reported == [
        Self.rule
          + "Middle (T/B.swift:2) → Bottom (T/C.swift:3) → Middle (T/C.swift:3) → Top (T/A.swift:1) → Middle (T/B.swift:2)"
      ])
    expectOnce(7, from: top)
    let elsewhere = Middle()
    #expect(faults(of: "RxViewModel") { elsewhere.addChild(bottom) } == [])
  }

  @Test func aCycleOverSiblingsIsFound() {
    let sibling = Bottom()
    top.addChildren(middle, sibling)
    middle.forward(parentEvent: Self.a, toEvent: Self.a)
    middle.forward(event: Self.a, toParentEvent: Self.b)
    sibling.forward(parentEvent: Self.b, toEvent: Self.b)
    let reported = faults(of: "RxViewModel") { sibling.forward(event: Self.b, toParentEvent: Self.a) }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("Middle (T/A.swift:1) → Top (T/B.swift:2) → Bottom (T/B.swift:2)") == true)
    expectOnce(7, from: top)
  }

  @Test func forwardsWithClosuresCountAsWell() {
    top.addChild(middle)
    middle.forward(parentEvent: Self.a, toEvent: Self.b) { Observable.just($0 ?? 0) }
    let reported = faults(of: "RxViewModel") {
      middle.forward(event: Self.b, toParentEvent: Self.a) { Observable.just($0 ?? 0) }
    }
    #expect(reported.count == 1)
    expectOnce(7, from: top)
  }

  @Test func whatDoesNotComeBackIsNoCycle() {
    let sibling = Bottom()
    top.addChildren(middle, sibling)
    let reported = faults(of: "RxViewModel") {
      middle.forward(parentEvent: Self.a, toEvent: Self.a)
      sibling.forward(parentEvent: Self.a, toEvent: Self.a)
      middle.forward(event: Self.b, toParentEvent: Self.b)
      sibling.forward(parentEvent: Self.b, toEvent: Self.a)
    }
    #expect(reported == [])
  }

  private func expectOnce(_ number: Int, from model: RxViewModel) {
    var heard: [Int] = []
    let subscription = model.events.unwrappedValue(of: Self.a).bind { heard.append($0) }
    model.events.accept(Self.a.event(number))
    #expect(heard == [number])
    subscription.dispose()
  }
}
