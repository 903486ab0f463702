import TestSupport
import Testing
import WeirMVVM

/// View models that are used as nobody should use them, and many of them.
@Suite(.timeLimit(.minutes(10))) @MainActor struct MisuseTests {
  /// View models below each other, the highest first.
  private func generations(_ count: Int, _ make: () -> TestViewModel) -> [TestViewModel] {
    let models = (0..<count).map { _ in make() }
    for (parent, child) in zip(models, models.dropFirst()) { parent.addChild(child) }
    return models
  }

  @Test func anEventIsForwardedDownAndUpThroughThousandsOfGenerations() {
    let bag = DisposeBag()
    let models = generations(5_000) {
      TestViewModel { model in
        model.forward(parentEvent: TestEvent.count, toEvent: TestEvent.count)
        model.forward(event: TestEvent.text, toParentEvent: TestEvent.text)
      }
    }
    var (counts, texts): ([Int], [String]) = ([], [])
    models.last?.events.unwrappedValue(of: TestEvent.count).bind { counts.append($0) }.disposed(by: bag)
    models.first?.events.unwrappedValue(of: TestEvent.text).bind { texts.append($0) }.disposed(by: bag)
    models.first?.events.accept(TestEvent.count.event(7))
    models.last?.events.accept(TestEvent.text.event("up"))
    #expect(counts == [7] && texts == ["up"])
  }

  @Test func aStepRisesThroughAThousandGenerations() {
    let bag = DisposeBag()
    let models = generations(1_000) { TestViewModel() }
    var steps: [any Step] = []
    models.first?.steps.bind { steps.append($0) }.disposed(by: bag)
    models.last?.steps.accept(TestStep.next(1))
    #expect(steps as? [TestStep] == [.next(1)])
  }

  @Test func anAnswerToEachEventDoesNotGrowTheStack() {
    let model = TestViewModel()
    var sum = 0
    model.events.unwrappedValue(of: TestEvent.count).bind { [unowned model] count in
      sum += 1
      if count < 10_000 { model.events.accept(TestEvent.count.event(count + 1)) }
    }.disposed(by: model.disposeBag)
    model.events.accept(TestEvent.count.event(1))
    #expect(sum == 10_000)
  }

  @Test func aChildThatIsAddedManyTimesIsOneChild() {
    let (parent, journal) = (TestViewModel(), Journal())
    let child = listener("child", to: TestEvent.number, in: journal)
    parent.events.accept(TestEvent.number.event(1))
    for _ in 0..<100 { parent.addChild(child) }
    parent.events.accept(TestEvent.number.event(2))
    #expect(journal.lines == ["child 1", "child 2"])
    #expect(child.preparations == 1)
  }

  @Test func childrenMoveWhileTheyHear() {
    let (left, right, journal) = (TestViewModel(), TestViewModel(), Journal())
    let children = (0..<100).map { listener("\($0)", to: TestEvent.number, in: journal) }
    for child in children { left.addChild(child) }
    left.events.unwrappedValue(of: TestEvent.number, type: Int.self).bind { _ in
      for child in children { right.addChild(child) }
    }.disposed(by: left.disposeBag)
    left.events.accept(TestEvent.number.event(1))
    right.events.accept(TestEvent.number.event(2))
    for index in children.indices {
      #expect(journal.lines.filter { $0 == "\(index) 2" }.count == 1, "\(index)")
      #expect(journal.lines.filter { $0 == "\(index) 1" }.count <= 1, "\(index)")
    }
  }

  @Test func aStepOfAViewModelWithoutAFlowGoesNowhere() {
    let model = TestViewModel()
    model.steps.accept(TestStep.start)
    let reported = faults(of: "RxViewModel") { model.parentEvents.accept(TestEvent.number.event(1)) }
    #expect(reported.count == 1)
  }
}
