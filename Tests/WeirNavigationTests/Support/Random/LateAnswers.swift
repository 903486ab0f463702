import TestSupport
import WeirNavigation

/// What the flows of a random app answer to a step later on, or never.
@MainActor
final class LateAnswers {
  private struct Failure: Error {}

  /// One in how many steps is answered late; nil for none.
  var oneIn: Int?
  private var random: SeededGenerator
  private var waiting: [@MainActor (Int) -> Void] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  var isEmpty: Bool { waiting.isEmpty }

  func adapt(_ step: any Step) -> Single<any Step> {
    guard let oneIn, random.below(oneIn) == 0 else { return .just(step) }
    nonisolated(unsafe) let step = step
    return .create { observer in
      MainActor.assumeIsolated {
        self.waiting.append { fate in
          switch fate {
          case 0: observer(.failure(Failure()))
          case 1: observer(.success(NoneStep()))
          default: observer(.success(step))
          }
        }
      }
      return Disposables.create()
    }
  }

  /// Gives one of the answers that are due.
  func giveOne() {
    guard !waiting.isEmpty else { return }
    waiting.remove(at: random.below(waiting.count))(random.below(10))
  }
}
