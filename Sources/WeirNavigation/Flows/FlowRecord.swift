/// What is known of a flow beside the flow itself: whether it is ready, and whose router it uses.
///
/// Flows are classes of the program, so this is kept in a table, whose entries go once their flows have gone.
@MainActor
final class FlowRecord {
  private weak var flow: (any Flow)?
  let ready = BehaviorRelay(value: false)
  weak var router: Router?
  /// Where it runs.
  weak var node: FlowNode?

  private static var records: [ObjectIdentifier: FlowRecord] = [:]
  private static var sweepSize = 64

  private init(_ flow: any Flow) {
    self.flow = flow
  }

  /// The record of a flow.
  static func of(_ flow: any Flow) -> FlowRecord {
    let key = ObjectIdentifier(flow)
    if let record = records[key], record.flow === flow { return record }
    if records.count >= sweepSize { sweep() }
    let record = FlowRecord(flow)
    records[key] = record
    return record
  }

  /// Forgets the flows that have gone; as this is done whenever their number has doubled, it costs each one little.
  private static func sweep() {
    records = records.filter { $0.value.flow != nil }
    sweepSize = max(64, records.count * 2)
  }
}

extension Flow {
  /// Says whether the flow is ready.
  var flowReadySubject: BehaviorRelay<Bool> { FlowRecord.of(self).ready }

  /// Sends once, when the flow is ready: at once if it is.
  var rxFlowReady: Single<Bool> { flowReadySubject.asObservable().filter { $0 }.take(1).asSingle() }
}
