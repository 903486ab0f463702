import Testing
import WeirMVVM

@Suite @MainActor struct RxViewModelLifecycleTests {
  private final class Model: RxViewModel {
    let journal: Journal

    init(journal: Journal) {
      self.journal = journal
      super.init()
      let streams = [
        ("viewDidLoad", viewDidLoad), ("viewWillAppear", viewWillAppear), ("viewIsAppearing", viewIsAppearing),
        ("viewDidAppear", viewDidAppear), ("viewWillDisappear", viewWillDisappear),
        ("viewDidDisappear", viewDidDisappear), ("viewWillLayoutSubviews", viewWillLayoutSubviews),
        ("viewDidLayoutSubviews", viewDidLayoutSubviews),
        ("viewSafeAreaInsetsDidChange", viewSafeAreaInsetsDidChange),
      ]
      for (name, stream) in streams { stream.bind { journal(name) }.disposed(by: disposeBag) }
    }
  }

  private final class Screen: RxViewController<Model> {
    override func viewDidLoad() {
      super.viewDidLoad()
      viewModel.journal("end of viewDidLoad")
    }

    // UIKit would want `super` to be called; the stream is sent all the same here.
    override func viewDidAppear(_ animated: Bool) { viewModel.journal("end of viewDidAppear") }
  }

  private let journal = Journal()
  private let host = HeadlessHost(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  @Test func theViewModelHearsOfEachStepAfterTheController() async {
    let window = host.show(Screen(viewModel: Model(journal: journal)))
    await host.settle()
    #expect(
      journal.take() == [
        "end of viewDidLoad", "viewDidLoad", "viewWillAppear", "viewSafeAreaInsetsDidChange", "viewIsAppearing",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "end of viewDidAppear", "viewDidAppear",
      ])
    host.close(window)
    await host.settle()
    #expect(journal.take() == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test func aViewModelGoesOnWithAnotherController() {
    let model = Model(journal: journal)
    var first: Screen? = Screen(viewModel: model)
    first?.loadViewIfNeeded()
    let gone = WeakReference(first)
    first = nil
    #expect(gone.isGone)
    let second = Screen(viewModel: model)
    second.loadViewIfNeeded()
    #expect(journal.take() == ["end of viewDidLoad", "viewDidLoad", "end of viewDidLoad", "viewDidLoad"])
  }

  @Test func nothingIsReplayed() {
    let model = RxViewModel()
    let screen = RxViewController(viewModel: model)
    screen.loadViewIfNeeded()
    model.viewDidLoad.bind { [journal] in journal("late") }.disposed(by: model.disposeBag)
    #expect(journal.take() == [])
  }

  @Test func aTestMaySendTheStepsItself() {
    let model = Model(journal: journal)
    let subjects = [
      model.viewDidLoadSubject, model.viewWillAppearSubject, model.viewIsAppearingSubject, model.viewDidAppearSubject,
      model.viewWillDisappearSubject, model.viewDidDisappearSubject, model.viewWillLayoutSubviewsSubject,
      model.viewDidLayoutSubviewsSubject, model.viewSafeAreaInsetsDidChangeSubject,
    ]
    for subject in subjects { subject.onNext(()) }
    #expect(
      journal.take() == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange",
      ])
  }
}
