import Testing

@testable import RxTreeKit

/// What names tell of classes whose declaration is not there.
@Suite struct NameRuleTests {
  @Test(arguments: [
    "UIViewController", "UIAlertController", "SFSafariViewController", "MFMailComposeViewController",
    "PHPickerViewController", "AVPlayerViewController", "QLPreviewController", "UIActivityViewController",
    "CNContactPickerViewController", "NSViewController", "PKPaymentAuthorizationViewController",
  ])
  func applesScreens(_ name: String) {
    #expect(SystemScreens.contains(name, isSurelyScreen: true))
    #expect(SystemScreens.contains(name, isSurelyScreen: false))
  }

  @Test(arguments: [
    "HomeViewController", "UserViewController", "SkinVC", "AvatarViewController", "QuizFlow", "MapViewController",
  ])
  func othersScreens(_ name: String) {
    #expect(!SystemScreens.contains(name, isSurelyScreen: true))
    #expect(!SystemScreens.contains(name, isSurelyScreen: false))
  }

  @Test func othersNamesTellOnlyWhereItMustBeAScreen() {
    #expect(SystemScreens.contains("Service", isSurelyScreen: false))
    #expect(!SystemScreens.contains("Service", isSurelyScreen: true))
    #expect(SystemScreens.contains("", isSurelyScreen: false))
  }

  @Test func alerts() {
    for name in ["NoticeAlert", "NoticeAlertController", "NoticeAlertViewController", "NoticeAlertVC", "Alert"] {
      #expect(Bystanders.isAlert(name))
    }
    for name in ["AlertsViewController", "AlertSettings", "HomeViewController", ""] {
      #expect(!Bystanders.isAlert(name))
    }
  }

  private func routed(_ function: String) -> RoutedFunction? {
    let program = ProgramSketch.program("class C { \(function) }")
    return program.functions.first.flatMap { RoutedFunction.match($0) }
  }

  @Test func functionsOfLibraries() {
    for function in [
      "func prepareTransition(for route: ARoute) -> NavigationTransition {}",
      "func coordinatorForTag(_ tag: String) -> A? {}",
      "func coordinators(for route: Route) -> [A] {}",
    ] {
      #expect(routed(function)?.isLibrarys == true)
      #expect(routed(function)?.reportsResults == true)
      #expect(routed(function)?.parameter == 0)
    }
  }

  @Test func functionsThatTakeAStep() {
    for function in [
      "func navigate(to step: AStep) {}", "func go(_ route: A.Route) {}",
      "func show(_ destination: HomeDestination) {}",
      "func route(to place: Place) {}",
    ] {
      #expect(routed(function)?.isLibrarys == false)
      #expect(routed(function)?.reportsResults == false)
    }
  }

  @Test func otherFunctions() {
    for function in [
      "func start() {}", "func show(_ id: Int) {}", "func prepareTransition() {}", "func steps(_ x: [AStep]) {}",
      "func footstep(_ x: (AStep) -> Void) {}",
    ] { #expect(routed(function) == nil) }
  }
}
