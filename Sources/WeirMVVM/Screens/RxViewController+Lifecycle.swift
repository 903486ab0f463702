extension RxViewController {
  /// Tells the view model what the controller goes through.
  ///
  /// Of an appearance it hears after its flow, which listens since the controller was contributed: so the flow takes the
  /// steps that the view model sends as it appears. Of a disappearance it hears before, for the same reason.
  func listenToLifecycle() {
    let lifecycle = viewModel.lifecycle
    let appearance = SerialDisposable()
    appearance.disposed(by: disposeBag)
    rx.lifecycle.bind { [weak self] moment in
      if case .viewDidAppear = moment { return }
      lifecycle.tell(moment)
      guard case .viewWillAppear = moment, let self else { return }
      appearance.disposable = rx.viewDidAppear.take(1).bind { lifecycle.tell(.viewDidAppear($0)) }
    }
    .disposed(by: disposeBag)
  }
}
