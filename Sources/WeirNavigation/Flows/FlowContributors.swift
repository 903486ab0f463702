/// All that a step leads to (RxFlow).
public enum FlowContributors {
  /// Several contributors, in this order.
  case multiple(flowContributors: [FlowContributor])
  /// One contributor.
  case one(flowContributor: FlowContributor)
  /// The flow ends, with all flows below it; the flow above gets a step.
  case end(forwardToParentFlowWithStep: any Step)
  /// Nothing.
  case none
  /// A step for the flow above; the older name of `forwardToParentFlow`.
  case triggerParentFlow(withStep: any Step)
}
