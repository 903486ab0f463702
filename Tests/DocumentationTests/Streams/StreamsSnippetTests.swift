import Testing
import WeirStreams
import WeirTesting

/// The snippets of the guides of WeirStreams and WeirTesting, compiled and run; `StreamsGuideTests` keeps both equal.
@Suite struct StreamsSnippetTests {
  @Test func aFirstStream() {
    let lines = Printed.lines {
      let search = PublishSubject<String>()
      let results =
        search
        .filter { $0.count > 2 }
        .distinctUntilChanged()
        .map { "results for \($0)" }

      let subscription = results.subscribe(onNext: { print($0) })
      search.onNext("ab")
      search.onNext("abc")
      search.onNext("abc")
      subscription.dispose()
    }
    #expect(lines == ["results for abc"])
  }

  @Test func sourcesTakeTurns() {
    let lines = Printed.lines {
      _ = Observable.combineLatest(Observable.of(1, 2), Observable.of("a", "b")) { "\($0)\($1)" }
        .subscribe(onNext: { print($0) })
    }
    #expect(lines == ["1a", "2a", "2b"])
  }

  @Test @MainActor func aViewModel() {
    let viewModel = CounterViewModel()
    viewModel.taps.accept(())
    viewModel.taps.accept(())
    #expect(viewModel.text.value == "2")
    #expect(viewModel.total == 2)
  }
}

@MainActor
final class CounterViewModel {
  let taps = PublishRelay<Void>()
  let text = BehaviorRelay(value: "0")
  private(set) var total = 0
  private let disposeBag = DisposeBag()

  init() {
    taps.scan(0) { count, _ in count + 1 }
      .map { "\($0)" }
      .bind(to: text)
      .disposed(by: disposeBag)

    taps
      .bind { [unowned self] in total += 1 }
      .disposed(by: disposeBag)
  }
}
