import Testing

@testable import RxTreeKit

/// Screens that come out of values that are called, and of what they carry.
@Suite struct CalledValueTests {
  @Test func closuresInADictionary() {
    IndirectionSketch.flow(
      """
      let table: [String: () -> UIViewController] = ["a": { OneViewController() }, "b": { TwoViewController() }]
      guard let make = table[name] else { return .none }
      return .one(flowContributor: .contribute(withNext: make()))
      """
    ).expect(from: "MainFlow", IndirectionSketch.both)
  }

  @Test func closuresInAList() {
    IndirectionSketch.flow(
      IndirectionSketch.one("rows[0].make()"), members: "let rows = [(title: \"One\", make: { OneViewController() })]"
    )
    .expect(from: "MainFlow", IndirectionSketch.edge)
  }

  @Test func closureInAStaticProperty() {
    IndirectionSketch.flow(
      IndirectionSketch.one("Screens.one()"),
      more: "enum Screens { static let one: () -> UIViewController = { OneViewController() } }"
    )
    .expect(from: "MainFlow", IndirectionSketch.edge)
  }

  @Test func subscripts() {
    IndirectionSketch.flow(
      IndirectionSketch.one("screens[3]"), members: "let screens = Screens()",
      more: "struct Screens { subscript(id: Int) -> UIViewController { OneViewController(id) } }"
    ).expect(from: "MainFlow", IndirectionSketch.edge)
  }

  @Test func callAsFunction() {
    IndirectionSketch.flow(
      IndirectionSketch.one("make()"), members: "let make = Make()",
      more: "struct Make { func callAsFunction() -> UIViewController { OneViewController() } }"
    ).expect(from: "MainFlow", IndirectionSketch.edge)
  }

  @Test func factoryKit() {
    IndirectionSketch.flow(
      IndirectionSketch.one("Container.shared.one()"),
      more: "extension Container { var one: Factory<UIViewController> { self { OneViewController() } } }"
    ).expect(from: "MainFlow", IndirectionSketch.edge)
  }

  @Test func successOfAResult() {
    IndirectionSketch.flow(
      """
      switch load() {
      case .success(let screen): return .one(flowContributor: .contribute(withNext: screen))
      case .failure: return .none
      }
      """, members: "func load() -> Result<UIViewController, Error> { .success(OneViewController()) }"
    ).expect(from: "MainFlow", IndirectionSketch.edge)
  }
}
