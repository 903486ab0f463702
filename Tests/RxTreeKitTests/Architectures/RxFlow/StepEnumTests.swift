import Testing

@testable import RxTreeKit

/// How a flow tells its steps apart.
@Suite struct StepEnumTests {
  /// A flow whose `navigate(to:)` has the given body; FirstStep and SecondStep are enums with the cases one and two.
  private func app(_ body: String, more: String = "") -> AppSketch {
    AppSketch(
      screens: "OneViewController TwoViewController",
      """
      enum FirstStep: Step { case one, other }
      enum SecondStep: Step { case two, other }
      final class PairFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          \(body)
        }
        private func one() -> FlowContributors { .one(flowContributor: .contribute(withNext: OneViewController())) }
        private func two() -> FlowContributors { .one(flowContributor: .contribute(withNext: TwoViewController())) }
      }
      \(more)
      """)
  }

  private let both = "PairFlow | one | OneViewController | screen\nPairFlow | two | TwoViewController | screen"
  private let one = "PairFlow | one | OneViewController | screen"

  @Test func twoEnumsOneAfterTheOther() {
    app(
      """
      if let first = step as? FirstStep {
        switch first {
        case .one: return one()
        case .other: return .none
        }
      }
      guard let second = step as? SecondStep else { return .none }
      switch second {
      case .two: return two()
      case .other: return .none
      }
      """
    ).expect(from: "PairFlow", both)
  }

  @Test func twoEnumsAsAlternatives() {
    app(
      """
      if let first = step as? FirstStep {
        switch first { case .one: return one(); default: return .none }
      } else if let second = step as? SecondStep {
        switch second { case .two: return two(); default: return .none }
      } else {
        return .none
      }
      """
    ).expect(from: "PairFlow", both)
  }

  @Test func twoEnumsInOneSwitch() {
    app(
      """
      switch step {
      case FirstStep.one: return one()
      case SecondStep.two: return two()
      default: return .none
      }
      """
    ).expect(from: "PairFlow", both)
  }

  @Test func twoEnumsByPatternsOfTypes() {
    app(
      """
      switch step {
      case let first as FirstStep:
        switch first { case .one: return one(); case .other: return .none }
      case let second as SecondStep:
        switch second { case .two: return two(); case .other: return .none }
      default: return .none
      }
      """
    ).expect(
      from: "PairFlow",
      """
      PairFlow | one | OneViewController | screen
      PairFlow | two | TwoViewController | screen
      """)
  }

  @Test func castByAComputedProperty() {
    app(
      """
      guard let step = step.asFirst else { return .none }
      switch step { case .one: return one(); case .other: return .none }
      """, more: "extension Step { var asFirst: FirstStep? { return self as? FirstStep } }"
    ).expect(from: "PairFlow", one)
  }

  @Test func switchOverACastDirectly() {
    app("switch step as? FirstStep { case .one?: return one(); case .other?, nil: return .none }")
      .expect(from: "PairFlow", one)
    app("switch step as? FirstStep { case .some(.one): return one(); default: return .none }")
      .expect(from: "PairFlow", one)
    app("switch (step as! FirstStep) { case .one: return one(); default: return .none }").expect(from: "PairFlow", one)
  }

  @Test func guardInPlaceOfASwitch() {
    app("guard (step as? FirstStep) == .one else { return .none }\nreturn one()").expect(from: "PairFlow", one)
    app("guard case .one? = step as? FirstStep else { return .none }\nreturn one()").expect(from: "PairFlow", one)
    app("guard case FirstStep.one = step else { return .none }\nreturn one()").expect(from: "PairFlow", one)
  }

  @Test func ifInPlaceOfASwitch() {
    app("if case .one = step as? FirstStep { return one() }\nreturn .none").expect(from: "PairFlow", one)
    app(
      "guard let step = step as? FirstStep else { return .none }\nif step == .one { return one() } else { return .none }"
    )
    .expect(from: "PairFlow", one)
  }

  @Test func ternaryOverASwitch() {
    app("guard let step = step as? FirstStep else { return .none }\nreturn step == .one ? one() : .none")
      .expect(from: "PairFlow", one)
  }

  @Test func severalPatternsInACase() {
    app("switch step as? FirstStep { case .one, .other: return one(); default: return .none }").expect(
      from: "PairFlow",
      """
      PairFlow | one | OneViewController | screen
      PairFlow | other | OneViewController | screen
      """)
  }

  @Test func fallthroughLeadsFromBothCases() {
    app("switch step as? FirstStep { case .other: fallthrough\ncase .one: return one(); default: return .none }")
      .expect(
        from: "PairFlow",
        """
        PairFlow | other | OneViewController | screen
        PairFlow | one | OneViewController | screen
        """)
  }

  @Test func switchAsAnExpression() {
    app(
      "guard let step = step as? FirstStep else { return .none }\nreturn switch step { case .one: one()\ncase .other: .none }"
    )
    .expect(from: "PairFlow", one)
    app("let next: FlowContributors = switch step as? FirstStep { case .one: one()\ndefault: .none }\nreturn next")
      .expect(from: "PairFlow", one)
  }

  @Test func conditionsInsideACase() {
    app(
      """
      switch step as? FirstStep {
      case .one:
        guard isReady else { return .none }
        if isGuest { return two() }
        return one()
      case .other where isReady: return two()
      default: return .none
      }
      """
    ).expect(
      from: "PairFlow",
      """
      PairFlow | one | TwoViewController | screen
      PairFlow | one | OneViewController | screen
      PairFlow | other | TwoViewController | screen
      """)
  }
}
