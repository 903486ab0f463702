/// The lifecycle of a screen as its view model sees it: a subject a step, made when it is asked for.
@MainActor
final class Lifecycle {
  enum Step: Int, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
    case viewWillLayoutSubviews, viewDidLayoutSubviews, viewSafeAreaInsetsDidChange
  }

  private var subjects: [PublishSubject<Void>?] = []

  func subject(of step: Step) -> PublishSubject<Void> {
    if subjects.isEmpty { subjects = Array(repeating: nil, count: Step.allCases.count) }
    if let subject = subjects[step.rawValue] { return subject }
    let subject = PublishSubject<Void>()
    subjects[step.rawValue] = subject
    return subject
  }

  /// Says that the screen has gone through a step.
  func tell(_ moment: ControllerMoment) {
    guard !subjects.isEmpty, let step = Step(moment) else { return }
    subjects[step.rawValue]?.onNext(())
  }
}

extension Lifecycle.Step {
  init?(_ moment: ControllerMoment) {
    switch moment {
    case .viewDidLoad: self = .viewDidLoad
    case .viewWillAppear: self = .viewWillAppear
    case .viewIsAppearing: self = .viewIsAppearing
    case .viewDidAppear: self = .viewDidAppear
    case .viewWillDisappear: self = .viewWillDisappear
    case .viewDidDisappear: self = .viewDidDisappear
    case .viewWillLayoutSubviews: self = .viewWillLayoutSubviews
    case .viewDidLayoutSubviews: self = .viewDidLayoutSubviews
    case .viewSafeAreaInsetsDidChange: self = .viewSafeAreaInsetsDidChange
    case .willMoveToParent, .didMoveToParent: return nil
    }
  }
}
