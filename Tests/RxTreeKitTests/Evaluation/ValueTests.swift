import Testing

@testable import RxTreeKit

@Suite struct ValueTests {
  private let a = Value.instance(TypeReference(.external("A")))
  private let b = Value.instance(TypeReference(.external("B")))
  private let argument = Value.argument(TypeReference(.external("A")))

  @Test func oneOfNothing() { #expect(Value.oneOf([]) == .unknown) }

  @Test func oneOfOne() {
    #expect(Value.oneOf([a]) == a)
    #expect(Value.oneOf([a, a]) == a)
    #expect(Value.oneOf([.unknown]) == .unknown)
    #expect(!Value.oneOf([.quiet, .unknown]).isKnown)
  }

  @Test func whatIsKnownWins() {
    #expect(Value.oneOf([.unknown, a, .quiet, argument]) == a)
    #expect(Value.oneOf([a, b]) == .choice([a, b]))
    #expect(Value.oneOf([b, .unknown, a]) == .choice([b, a]))
    #expect(Value.oneOf([.step, a]) == .step)
  }

  @Test func choicesAreFlat() {
    #expect(Value.oneOf([.choice([a, b]), b]) == .choice([a, b]))
    #expect(Value.oneOf([.choice([a]), .choice([b, a])]) == .choice([a, b]))
  }

  @Test func choicesAreBounded() {
    let many = (0..<1_000).map { Value.variant("\($0)", []) }
    guard case .choice(let kept) = Value.oneOf(many) else {
      Issue.record("no choice")
      return
    }
    #expect(kept.count < 200 && kept.first == many.first)
  }

  @Test func known() {
    for value in [.unknown, .quiet, argument, .choice([.unknown])] as [Value] { #expect(!value.isKnown) }
    for value in [a, .this, .step, .list([]), .tuple([]), .variant("x", []), .part(a), .choice([.unknown, a])]
      as [Value]
    {
      #expect(value.isKnown)
    }
  }

  @Test func cases() {
    #expect(Value.variant("x", []).isCase)
    #expect(Value.choice([.variant("x", []), .variant("y", [])]).isCase)
    #expect(!Value.choice([.variant("x", []), a]).isCase)
    #expect(!a.isCase)
  }

  @Test func elements() {
    #expect(Value.list([a, b]).elements == [a, b])
    #expect(a.elements == [a])
    #expect(Value.choice([.list([a]), b]).elements == [a, b])
    #expect(Value.list([]).elements == [])
  }

  @Test func closuresAreThemselves() {
    let frame = Frame(selfType: nil, isNode: false, owner: nil, file: 0, depth: 1)
    let closure = Expression.Closure(parameters: [], result: nil, body: [])
    let (first, second) = (ClosureValue(closure, in: frame), ClosureValue(closure, in: frame))
    #expect(Value.closure(first) == .closure(first))
    #expect(Value.closure(first) != .closure(second))
    #expect(Set([Value.closure(first), .closure(first), .closure(second)]).count == 2)
  }
}
