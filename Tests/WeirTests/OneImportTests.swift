import Testing
import Weir

/// One import gives an app all that it is built of, and no two of its modules mean different things by one name.
@Suite @MainActor struct OneImportTests {
  private struct Account: Equatable, StateType {
    var name = "Ann"
  }

  private enum Rename: Action {
    case to(String)
  }

  private enum Place: Step {
    case account
  }

  private final class AccountFlow: Flow {
    private let stack = UINavigationController()
    var root: any Presentable { stack }

    func navigate(to step: any Step) -> FlowContributors {
      guard step is Place else { return .none }
      let screen = AccountScreen(viewModel: AccountModel())
      stack.pushViewController(screen, animated: false)
      return .viewController(screen)
    }
  }

  private final class AccountModel: RxViewModel {}

  private final class AccountScreen: RxViewController<AccountModel> {}

  @Test func aStateIsShownOnAScreenThatAFlowHasPushed() async {
    let store = Store<Account>(
      reducer: { action, state in
        var state = state ?? Account()
        if case Rename.to(let name)? = action as? Rename { state.name = name }
        return state
      }, state: nil)
    let (flow, coordinator, label) = (AccountFlow(), FlowCoordinator(), UILabel())
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: Place.account))
    let screens = (flow.root as? UINavigationController)?.viewControllers ?? []
    #expect(screens.count == 1 && screens.first is AccountScreen)
    let bag = DisposeBag()
    store.states(\.name).bind(to: label.rx.text) ~ bag
    store.dispatch(Rename.to("Ben"))
    #expect(label.text == "Ben")
  }

  @Test func tasksAreThoseOfTheLanguage() async {
    let value = await Task { 7 }.value
    #expect(value == 7)
  }
}
