import Testing

/// What the compiler says of code that uses events at another type than they were declared with.
@Suite(.timeLimit(.minutes(10))) struct TypedEventTests {
  private func complaints(_ line: String) async throws -> [String] {
    let text = """
      import WeirMVVM
      enum TripEvent { static let title = RxControllerEvent.identifier(of: String.self) }
      final class TripViewModel: RxViewModel {
        let text = BehaviorRelay<String>(value: "")
        let number = BehaviorRelay<Int?>(value: nil)
        func check() {
          \(line)
        }
      }
      """
    return try await ClientModule(mode: 6, text: text).complaints(warningsAsErrors: true)
  }

  @Test(arguments: [
    "events.accept(TripEvent.title.event(\"Alps\"))",
    "events.accept(TripEvent.title.event(nil))",
    "let title: Observable<String?> = events.value(of: TripEvent.title); _ = title",
    "let title: Observable<String> = parentEvents.unwrappedValue(of: TripEvent.title); _ = title",
    "bindParentEvents(to: text, with: TripEvent.title)",
    "bindToEvents(from: text, with: TripEvent.title)",
    "forward(parentEvent: TripEvent.title, toEvent: TripEvent.title)",
  ])
  func theRightTypeCompiles(_ line: String) async throws {
    #expect(try await complaints(line) == [])
  }

  @Test(arguments: [
    "events.accept(TripEvent.title.event(5))",
    "let title: Observable<Int?> = events.value(of: TripEvent.title); _ = title",
    "let title: Observable<Int> = parentEvents.unwrappedValue(of: TripEvent.title); _ = title",
    "bindParentEvents(to: number, with: TripEvent.title)",
    "bindEvents(to: number, with: TripEvent.title)",
    "bindToEvents(from: number, with: TripEvent.title)",
    "forward(event: TripEvent.title, toParentEvent: RxControllerEvent.identifier(of: Int.self))",
  ])
  func aWrongTypeDoesNotCompile(_ line: String) async throws {
    #expect(try await complaints(line) == ["error 7"])
  }
}
