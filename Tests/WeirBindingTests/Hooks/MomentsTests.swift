import Testing

@testable import WeirBinding

/// Streams of what an object tells those that watch it.
@Suite @MainActor struct MomentsTests {
  private let bag = DisposeBag()
  private let log = Log()

  private func numbers(of source: Source) -> ControlEvent<Int> {
    Moments.of(source, { $0.watch($1) }, pick: { (moment: ExampleMoment) in moment.number })
  }

  @Test func onlyThoseThatArePickedAreSent() {
    let source = Source()
    numbers(of: source).subscribe(log) ~ bag
    source.moments?.tell(.number(1))
    source.moments?.tell(.text("a"))
    source.moments?.tell(.number(2))
    #expect(log.lines == ["1", "2"])
  }

  @Test func nobodyIsWatchedBeforeSomebodySubscribes() {
    let source = Source()
    let stream = numbers(of: source)
    #expect(source.watches == 0)
    stream.subscribe(log) ~ bag
    stream.subscribe(log) ~ bag
    numbers(of: source).subscribe(log) ~ bag
    #expect(source.watches == 1, "an object is watched once")
    source.moments?.tell(.number(1))
    #expect(log.lines == ["1", "1", "1"])
  }

  @Test func momentsThatAreToldWhileOneIsToldFollowIt() {
    let (source, log) = (Source(), log)
    numbers(of: source).bind { number in
      log("first \(number)")
      if number == 1 { source.moments?.tell(.number(2)) }
    } ~ bag
    numbers(of: source).bind { log("second \($0)") } ~ bag
    source.moments?.tell(.number(1))
    #expect(log.lines == ["first 1", "second 1", "first 2", "second 2"])
  }

  @Test func theStreamEndsWithTheObject() {
    var source: Source? = Source()
    if let source { numbers(of: source).subscribe(log) ~ bag }
    source = nil
    #expect(log.lines == ["completed"])
  }
}

private enum ExampleMoment {
  case number(Int)
  case text(String)

  var number: Int? {
    switch self {
    case .number(let number): number
    case .text: nil
    }
  }
}

/// A view that can be made to tell, and counts how often it was asked to.
private final class Source: UIView {
  var moments: Moments<ExampleMoment>?
  var watches = 0

  func watch(_ moments: Moments<ExampleMoment>) {
    watches += 1
    self.moments = moments
  }
}
