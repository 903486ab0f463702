import Testing

@testable import RxTreeKit

/// Screens that show others by themselves, past their flow.
@Suite struct DirectScreenTests {
  /// A screen with the given members; CropViewController is there for it to show.
  private func app(_ members: String, more: String = "") -> AppSketch {
    AppSketch(
      screens: "CropViewController",
      """
      final class PhotoViewController: UIViewController {
        \(members)
      }
      \(more)
      """)
  }

  private let edge = "PhotoViewController |  | CropViewController | direct"

  @Test(arguments: [
    "present(CropViewController(), animated: true)",
    "self.present(CropViewController(), animated: true, completion: nil)",
    "navigationController?.pushViewController(CropViewController(), animated: true)",
    "show(CropViewController(), sender: self)", "presentPanModal(CropViewController())",
    "let crop = CropViewController()\npresent(UINavigationController(rootViewController: crop), animated: true)",
    "tabBarController?.present(CropViewController(), animated: true)",
    "splitViewController?.showDetailViewController(CropViewController(), sender: nil)",
    "view.window?.rootViewController = CropViewController()",
    "let crop = UIStoryboard(name: \"C\", bundle: nil).instantiateInitialViewController() as! CropViewController\nself.present(crop, animated: true)",
    "if let crop = storyboard?.instantiateViewController(withIdentifier: \"Crop\") as? CropViewController { navigationController?.pushViewController(crop, animated: true) }",
  ])
  func everyWayToShow(_ statement: String) {
    app("@objc private func crop() {\n\(statement)\n}").expect(from: "PhotoViewController", edge)
  }

  @Test func insideAReactiveClosure() {
    app(
      """
      override func viewDidLoad() {
        button.rx.tap
          .bind { [weak self] in self?.present(CropViewController(image: .init()), animated: true) }
          .disposed(by: bag)
      }
      """
    ).expect(from: "PhotoViewController", edge)
    app(
      """
      func bind(reactor: PhotoReactor) {
        reactor.pulse(\\.$crop).asDriver(onErrorJustReturn: nil)
          .drive(with: self) { owner, image in owner.present(CropViewController(image), animated: true) }
          .disposed(by: disposeBag)
      }
      """
    ).expect(from: "PhotoViewController", edge)
  }

  @Test func extensionInAnotherFile() {
    app(
      "",
      more:
        "//- Photo+Crop.swift\nextension PhotoViewController { func crop() { present(CropViewController(), animated: true) } }"
    )
    .expect(from: "PhotoViewController", edge)
  }

  @Test func showingTwiceIsOneWay() {
    app(
      "func a() { present(CropViewController(), animated: true) }\nfunc b() { present(CropViewController(), animated: false) }"
    )
    .expect(from: "PhotoViewController", edge)
  }

  @Test func baseClassShowsForItsSubclasses() {
    let app = AppSketch(
      screens: "HelpViewController",
      """
      class BaseViewController: UIViewController {
        func help() { present(HelpViewController(), animated: true) }
      }
      final class CartViewController: BaseViewController {
        func tapped() { help() }
      }
      """)
    app.expect(from: "CartViewController", "CartViewController |  | HelpViewController | direct")
  }

  @Test func helperOnUIViewController() {
    app(
      "func tapped() { showCrop() }",
      more: "extension UIViewController { func showCrop() { present(CropViewController(), animated: true) } }"
    ).expect(from: "PhotoViewController", edge)
  }

  @Test func systemScreensAndAlertsAreLeftOut() {
    app(
      """
      func share() {
        present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
        present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: true)
        present(SFSafariViewController(url: url), animated: true)
        present(PHPickerViewController(configuration: .init()), animated: true)
      }
      """
    ).expect(from: "PhotoViewController", "")
  }

  @Test func ownBottomSheetsAndPopups() {
    let app = AppSketch(
      """
      class BaseBottomSheet: UIViewController {}
      final class MemoBottomSheet: BaseBottomSheet {}
      final class NoticePopup: BasePopup {}
      final class GiftViewController: UIViewController {
        func memo() { present(MemoBottomSheet(), animated: true) }
        func notice() { self.present(NoticePopup(), animated: false) }
      }
      """)
    app.expect(
      from: "GiftViewController",
      """
      GiftViewController |  | MemoBottomSheet | direct
      GiftViewController |  | NoticePopup | direct
      """)
  }

  @Test func screenThatAFlowPresentsOnAScreenIsTheFlows() {
    let app = AppSketch(
      screens: "ProfileViewController SignInViewController",
      """
      enum ProfileStep: Step { case signIn }
      final class ProfileFlow: Flow {
        var root: Presentable { profile }
        private let profile = ProfileViewController()
        func navigate(to step: Step) -> FlowContributors {
          guard case .signIn? = step as? ProfileStep else { return .none }
          profile.present(SignInViewController(), animated: true)
          return .none
        }
      }
      """)
    app.expect(from: "ProfileFlow", "ProfileFlow | signIn | SignInViewController | shown")
  }

  @Test func screenThatOnlyAsksItsFlowShowsNothing() {
    app("func crop() { steps.accept(PhotoStep.crop(CropViewController.self)) }\nvar crops: [CropViewController] = []")
      .expect(from: "PhotoViewController", "")
  }
}
