import Testing

@testable import WeirStreams

@MainActor @Suite(.serialized) struct MainActorDoorTests {
  @MainActor private final class Place {
    var lines: [String] = []
  }

  private let place = Place()
  private let door = MainActorDoor()

  @Test func atOnceHere() {
    door.run("a") { [place] in place.lines.append($0) }
    #expect(place.lines == ["a"])
  }

  @Test func laterFromElsewhereAndThenInOrder() async {
    let (place, door) = (place, door)
    onThreads({
      MainActorDoorTests.send("a", door, place)
      MainActorDoorTests.send("b", door, place)
    })
    MainActorDoorTests.send("c", door, place)
    #expect(place.lines == [])
    await turnOfTheMainQueue()
    #expect(place.lines == ["a", "b", "c"])
    MainActorDoorTests.send("d", door, place)
    #expect(place.lines.last == "d")
  }

  private nonisolated static func send(_ line: String, _ door: MainActorDoor, _ place: Place) {
    door.run(line) { place.lines.append($0) }
  }

  /// While the last of those that waited runs, what it sends through the door comes after it.
  @Test func sentWhileOneThatWaitedRuns() async {
    let (place, door) = (place, door)
    onThreads({
      door.run(()) { _ in
        MainActorDoorTests.send("inner", door, place)
        place.lines.append("outer")
      }
    })
    await turnOfTheMainQueue()
    await turnOfTheMainQueue()
    #expect(place.lines == ["outer", "inner"])
  }

  @Test func values() async {
    final class Token: Sendable {}
    weak var token: Token?
    do {
      let new = Token()
      token = new
      door.run(new) { _ in }
    }
    #expect(token == nil)
    #expect(MainQueue.isCurrent)
  }
}
