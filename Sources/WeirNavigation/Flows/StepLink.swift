import Synchronization

/// Between a stepper's relay and what listens to it: the relay holds it, and it holds neither screen nor flow.
///
/// When what listened has gone it records the next steps as dropped, and after some of them it stops listening, so that a
/// stepper that lives long does not collect links.
@MainActor
final class StepLink {
  /// Whether the relay is listened to; read on any thread.
  final class Flag: Sendable {
    private let stored = Atomic(true)
    var value: Bool { stored.load(ordering: .relaxed) }
    func clear() { stored.store(false, ordering: .relaxed) }
  }

  nonisolated let isListening = Flag()
  private weak var contribution: Contribution?
  private weak var log: StepLog?
  private let name: String
  private let isFlow: Bool
  private var lateCount = 0

  init(_ contribution: Contribution, log: StepLog?) {
    self.contribution = contribution
    self.log = log
    name = contribution.name
    isFlow = contribution.presentable == nil
  }

  func receive(_ step: any Step) {
    if let contribution, !contribution.isClosed { return contribution.emit(step) }
    guard let log, lateCount < 16 else { return isListening.clear() }
    lateCount += 1
    log.add(step, of: name, .dropped(isFlow ? .flowEnded(name) : .screenLeft(name)))
  }
}
