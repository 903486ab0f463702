extension FlowContributors {
  /// A screen with its stepper (RxController).
  public static func viewController(
    _ viewController: UIViewController, with stepper: any Stepper
  ) -> FlowContributors {
    .one(flowContributor: .viewController(viewController, with: stepper))
  }

  /// A screen that sends its steps itself.
  public static func viewController(_ viewController: UIViewController & Stepper) -> FlowContributors {
    .one(flowContributor: .viewController(viewController))
  }

  /// A navigation controller, which sends no steps (RxController).
  @preconcurrency @MainActor
  public static func navigationController(_ navigationController: UINavigationController) -> FlowContributors {
    .one(flowContributor: .navigationController(navigationController))
  }

  /// A flow with its first step (RxController).
  @preconcurrency @MainActor
  public static func flow(_ flow: any Flow, with step: any Step) -> FlowContributors {
    .one(flowContributor: .flow(flow, with: step))
  }

  /// A flow with its first step, and the step for this flow that follows from how it ends.
  ///
  /// The closure is called once, however the flow ends, but not where this flow ends before.
  @preconcurrency @MainActor
  public static func flow<Child: ResultFlow>(
    _ flow: Child, with step: any Step, then: @escaping @MainActor (FlowResult<Child.Output>) -> (any Step)?
  ) -> FlowContributors {
    .one(flowContributor: .flow(flow, with: step, then: then))
  }
}

extension FlowContributor {
  /// A screen with its stepper (RxController).
  public static func viewController(
    _ viewController: UIViewController, with stepper: any Stepper
  ) -> FlowContributor {
    .contribute(withNextPresentable: viewController, withNextStepper: stepper)
  }

  /// A screen that sends its steps itself.
  public static func viewController(_ viewController: UIViewController & Stepper) -> FlowContributor {
    .contribute(withNextPresentable: viewController, withNextStepper: viewController)
  }

  /// A navigation controller, which sends no steps (RxController).
  @preconcurrency @MainActor
  public static func navigationController(_ navigationController: UINavigationController) -> FlowContributor {
    .contribute(withNextPresentable: navigationController, withNextStepper: NoneStepper())
  }

  /// A flow with its first step (RxController).
  @preconcurrency @MainActor
  public static func flow(_ flow: any Flow, with step: any Step) -> FlowContributor {
    .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: step))
  }

  /// A flow with its first step, and the step for this flow that follows from how it ends.
  @preconcurrency @MainActor
  public static func flow<Child: ResultFlow>(
    _ flow: Child, with step: any Step, then: @escaping @MainActor (FlowResult<Child.Output>) -> (any Step)?
  ) -> FlowContributor {
    let stepper = ResultStepper(OneStepper(withSingleStep: step)) { output in
      guard let output else { return then(.dismissed) }
      guard let output = output as? Child.Output else { return ResultStepper.reportOutput(output, of: flow) }
      return then(.finished(output))
    }
    return .contribute(withNextPresentable: flow, withNextStepper: stepper)
  }
}
