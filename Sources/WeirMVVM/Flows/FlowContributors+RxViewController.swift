extension FlowContributors {
  /// A screen with its view model (RxController).
  @preconcurrency @MainActor
  public static func viewController<ViewModel: RxViewModel>(
    _ viewController: RxViewController<ViewModel>
  ) -> FlowContributors {
    .one(flowContributor: .viewController(viewController))
  }
}

extension FlowContributor {
  /// A screen with its view model (RxController).
  @preconcurrency @MainActor
  public static func viewController<ViewModel: RxViewModel>(
    _ viewController: RxViewController<ViewModel>
  ) -> FlowContributor {
    .contribute(withNextPresentable: viewController, withNextStepper: viewController.viewModel)
  }
}
