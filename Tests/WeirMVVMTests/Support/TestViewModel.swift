import WeirMVVM

/// Events of the tests.
enum TestEvent {
  static let name = RxControllerEvent.identifier()
  static let number = RxControllerEvent.identifier()
  static let text = RxControllerEvent.identifier(of: String.self)
  static let count = RxControllerEvent.identifier(of: Int.self)
  static let moment = RxControllerEvent.identifier(of: String.self, isRemembered: false)
}

/// A view model that does what a test says when it gets its first parent.
final class TestViewModel: RxViewModel {
  private(set) var preparations = 0
  private let prepare: @MainActor (TestViewModel) -> Void

  init(prepare: @escaping @MainActor (TestViewModel) -> Void = { _ in }) {
    self.prepare = prepare
    super.init()
  }

  override func prepareForParentEvents() {
    preparations += 1
    prepare(self)
  }
}

/// A child that writes what it hears of its parent's events; the journal keeps it alive, as parents do not.
@MainActor
func listener(
  _ name: String, to events: RxControllerEvent.Identifier..., in journal: Journal, isKept: Bool = true
) -> TestViewModel {
  let model = TestViewModel { model in
    for event in events {
      model.parentEvents.unwrappedValue(of: event, type: Any.self).write(name, to: journal)
        .disposed(by: model.disposeBag)
    }
  }
  if isKept { journal.kept.append(model) }
  return model
}

enum TestStep: Step, Equatable {
  case start
  case next(Int)
}
