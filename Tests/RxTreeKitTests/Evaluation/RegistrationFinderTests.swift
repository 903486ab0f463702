import Testing

@testable import RxTreeKit

@Suite struct RegistrationFinderTests {
  private func registrations(_ statements: String) -> [String] {
    let facts = FactsSource.facts("class C { init() {\n\(statements)\n} }")
    return RegistrationFinder.registrations(in: facts.types[0].functions[0].body).map {
      "\(FactsText.of($0.type)) = \(FactsText.of($0.factory))"
    }
  }

  @Test func everyWayToRegister() {
    #expect(registrations("container.register(A.self) { r in B() }") == ["A = { _ r in return B() }"])
    #expect(registrations("container.register(A.self, name: \"a\") { _ in B() }") == ["A = { _ _ in return B() }"])
    #expect(registrations("container.autoregister(A.self, initializer: B.init)") == ["A = B.init"])
    #expect(registrations("register(A.self, factory: { B() })") == ["A = {  in return B() }"])
    #expect(registrations("container.register(A<B>.self) { _ in C() }") == ["A<B> = { _ _ in return C() }"])
    #expect(registrations("container.register(A.B.self) { _ in C() }") == ["A.B = { _ _ in return C() }"])
    #expect(registrations("container.registerSingleton(A.self) { C() }") == ["A = {  in return C() }"])
    #expect(
      registrations("container.register(A.self) { _ in B() }.inObjectScope(.container)") == [
        "A = { _ _ in return B() }"
      ])
  }

  @Test func whatIsNoRegistration() {
    #expect(registrations("table.register(A.self, forCellReuseIdentifier: \"a\")") == [])
    #expect(registrations("container.resolve(A.self) { b }") == [])
    #expect(registrations("register(a) { b }") == [])
    #expect(registrations("center.addObserver(A.self) { b }") == [])
  }

  @Test func registrationsInsideOthers() {
    #expect(registrations("if a { f { container.register(A.self) { _ in B() } } }") == ["A = { _ _ in return B() }"])
  }
}
