import TestSupport
import Testing

@testable import WeirMVVM

/// Random trees of view models that change, send and listen, against a plain model of what has to be heard.
@Suite @MainActor struct EventLawsTests {
  /// What one view model should hear and remember.
  private final class Expected {
    var parent: Int?
    var last: [Int: Int] = [:]
    var heard: [String] = []
    /// The events that it listens to, in the order in which it began.
    var listens: [Int] = []
  }

  private static let events = (0..<4).map { _ in RxControllerEvent.identifier(of: Int.self) }

  private final class World {
    var models: [RxViewModel] = []
    var expected: [Expected] = []
    let journals: [Journal]

    @MainActor
    init(count: Int) {
      journals = (0..<count).map { _ in Journal() }
      models = (0..<count).map { _ in RxViewModel() }
      expected = (0..<count).map { _ in Expected() }
    }

    func isInside(_ index: Int, _ other: Int) -> Bool {
      var current: Int? = index
      while let model = current {
        if model == other { return true }
        current = expected[model].parent
      }
      return false
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: (1...20).map(UInt64.init))
  func everyoneHearsWhatIsSaid(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = World(count: 12)
    for number in 0..<600 {
      let index = Int.random(in: 0..<12, using: &random)
      let event = Int.random(in: 0..<4, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<2: move(index, below: Int.random(in: 0..<12, using: &random), in: world)
      case 2: leave(index, in: world)
      case 3..<5: listen(index, to: event, in: world)
      case 5..<8: send(number, event, at: index, in: world)
      default: if let parent = world.expected[index].parent { sendUp(number, event, from: index, parent, in: world) }
      }
      for (journal, expected) in zip(world.journals, world.expected) {
        #expect(journal.lines == expected.heard, "seed \(seed), step \(number)")
      }
    }
  }

  private func move(_ index: Int, below parent: Int, in world: World) {
    guard !world.isInside(parent, index), world.expected[index].parent != parent else { return }
    world.models[parent].addChild(world.models[index])
    world.expected[index].parent = parent
    for event in world.expected[index].listens { replay(event, to: index, in: world) }
  }

  private func leave(_ index: Int, in world: World) {
    world.models[index].removeFromParent()
    world.expected[index].parent = nil
  }

  private func listen(_ index: Int, to event: Int, in world: World) {
    guard !world.expected[index].listens.contains(event) else { return }
    world.expected[index].listens.append(event)
    world.models[index].parentEvents.unwrappedValue(of: Self.events[event])
      .write("\(event)", to: world.journals[index]).disposed(by: world.models[index].disposeBag)
    replay(event, to: index, in: world)
  }

  private func replay(_ event: Int, to index: Int, in world: World) {
    guard let parent = world.expected[index].parent, let last = world.expected[parent].last[event] else { return }
    world.expected[index].heard.append("\(event) \(last)")
  }

  private func send(_ number: Int, _ event: Int, at index: Int, in world: World) {
    world.models[index].events.accept(Self.events[event].event(number))
    expect(number, event, at: index, in: world)
  }

  private func sendUp(_ number: Int, _ event: Int, from index: Int, _ parent: Int, in world: World) {
    world.models[index].parentEvents.accept(Self.events[event].event(number))
    expect(number, event, at: parent, in: world)
  }

  private func expect(_ number: Int, _ event: Int, at index: Int, in world: World) {
    world.expected[index].last[event] = number
    for listener in world.expected where listener.parent == index && listener.listens.contains(event) {
      listener.heard.append("\(event) \(number)")
    }
  }
}
