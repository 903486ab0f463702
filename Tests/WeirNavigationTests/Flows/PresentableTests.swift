import Testing
import WeirNavigation

@Suite @MainActor struct PresentableTests {
  private let host = HeadlessHost()
  private let journal = Journal()
  private let bag = DisposeBag()

  private func note(_ presentable: any Presentable) {
    let journal = journal
    presentable.rxVisible.asSignal(onErrorSignalWith: .empty()).emit { journal("\($0)") }.disposed(by: bag)
    presentable.rxDismissed.subscribe(
      onSuccess: { MainActor.assumeIsolated { journal("dismissed") } },
      onFailure: { error in MainActor.assumeIsolated { journal("\(error)") } }
    ).disposed(by: bag)
  }

  @Test func aFlowIsAsItsRootIs() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    let root = UIViewController()
    note(TestFlow(root: root))
    #expect(journal.take() == ["false"])
    host.show(stack)
    stack.pushViewController(root, animated: false)
    await host.settle()
    #expect(journal.take() == ["true"])
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stack.present(cover, animated: false)
    await host.settle()
    #expect(journal.take() == ["false"], "covered is not dismissed")
    cover.dismiss(animated: false)
    await host.settle()
    #expect(journal.take() == ["true"])
    stack.popViewController(animated: true)
    await host.settle()
    #expect(journal.take() == ["false", "dismissed"])
  }

  @Test func aControllerThatGoesIsNoError() {
    do { note(UIViewController()) }
    #expect(journal.take() == ["false"])
  }

  @Test func windows() {
    let window = UIWindow()
    window.isHidden = false
    note(window)
    #expect(journal.take() == ["true"])
  }
}
