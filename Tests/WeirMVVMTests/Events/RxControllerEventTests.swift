import TestSupport
import Testing
import WeirMVVM

@Suite @MainActor struct RxControllerEventTests {
  @Test func eachIdentifierIsAnotherOne() {
    let first = RxControllerEvent.identifier()
    let second = RxControllerEvent.identifier()
    #expect(first == first && first != second)
    #expect(Set([first, second, first]).count == 2)
    let typed = RxControllerEvent.identifier(of: Int.self)
    let other = RxControllerEvent.identifier(of: Int.self)
    #expect(typed == typed && typed != other && typed.untyped != other.untyped)
    #expect(Set([typed, other, typed]).count == 2)
  }

  @Test func identifiersSayWhereTheyWereDeclared() {
    let line: UInt = #line + 1
    let identifier = RxControllerEvent.identifier()
    #expect("\(identifier)" == "WeirMVVMTests/RxControllerEventTests.swift:\(line)")
    #expect("\(RxControllerEvent.identifier(of: Int.self, file: "M/F.swift", line: 3))" == "M/F.swift:3")
  }

  @Test func identifiersAreMadeOnAnyThread() async {
    let tasks = (0..<8).map { _ in Task.detached { (0..<500).map { _ in RxControllerEvent.identifier() } } }
    var made: Set<RxControllerEvent.Identifier> = []
    for task in tasks { made.formUnion(await task.value) }
    #expect(made.count == 4000)
  }

  @Test func eventsCarryTheirValue() {
    let event = TestEvent.name.event("Alice")
    #expect(event.identifier == TestEvent.name)
    #expect(event.value as? String == "Alice")
    #expect(TestEvent.name.event(nil).value == nil)
    #expect(TestEvent.text.event("Alice").identifier == TestEvent.text.untyped)
    #expect(TestEvent.text.event(nil).value == nil)
    #expect(TestEvent.name.isRemembered && !TestEvent.moment.untyped.isRemembered)
  }

  @Test func aTypedIdentifierTakesAndGivesItsTypeOnly() {
    let take = TestEvent.text.event
    #expect(type(of: take) == (@Sendable (String?) -> RxControllerEvent).self)
    let values: Observable<String?> = RxViewModel().events.value(of: TestEvent.text)
    let unwrapped: Observable<Int> = RxViewModel().events.unwrappedValue(of: TestEvent.count)
    #expect(elementType(values) == ObjectIdentifier(String?.self))
    #expect(elementType(unwrapped) == ObjectIdentifier(Int.self))
  }

  private func elementType<Element>(_ stream: Observable<Element>) -> ObjectIdentifier {
    ObjectIdentifier(Element.self)
  }

  @Test func valuesAreReadAtTheirType() {
    #expect(read(TestEvent.name.event("a"), as: String.self) == [.some("a")])
    #expect(read(TestEvent.name.event(nil), as: String.self) == [nil])
    #expect(read(TestEvent.name.event(5), as: (any CustomStringConvertible).self).count == 1)
  }

  @Test func anOptionalIsReadAsWhatIsInIt() {
    let none: String? = nil
    let some: String? = "a"
    let reported = faults(of: "RxControllerEvent") {
      #expect(read(TestEvent.name.event(none as Any), as: String.self) == [nil])
      #expect(read(TestEvent.name.event(some as Any), as: String.self) == ["a"])
      #expect(read(TestEvent.name.event(String??.some(none) as Any), as: String.self) == [nil])
    }
    #expect(reported == [])
  }

  @Test func aWrongTypeIsReportedWithWhatToDo() {
    let reported = faults(of: "RxControllerEvent") {
      #expect(read(TestEvent.name.event(["a"]), as: String.self) == [nil])
      #expect(read(TestEvent.name.event(String?.some("a") as Any), as: Int.self) == [nil])
    }
    #expect(reported.count == 2)
    #expect(reported.first?.contains("Array<String> of the event declared at") == true)
    #expect(reported.last?.contains("was read as Int") == true)
  }

  private func read<Value>(_ event: RxControllerEvent, as type: Value.Type) -> [Value?] {
    var values: [Value?] = []
    let subscription = Observable.just(event).value(of: event.identifier, type: Value.self)
      .asSignal(onErrorSignalWith: .empty()).emit { values.append($0) }
    subscription.dispose()
    return values
  }
}
