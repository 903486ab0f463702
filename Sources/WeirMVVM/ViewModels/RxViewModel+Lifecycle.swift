// The lifecycle of the screen. Each stream is sent to after the controller's own method, with all its overrides, has
// returned; it replays nothing, and goes on if another controller takes the view model over.

extension RxViewModel {
  /// Sends when its view has been loaded.
  public var viewDidLoad: Observable<Void> { viewDidLoadSubject }

  /// Sends when its view is about to appear.
  public var viewWillAppear: Observable<Void> { viewWillAppearSubject }

  /// Sends when its view is in the window and has its size, before it is seen.
  public var viewIsAppearing: Observable<Void> { viewIsAppearingSubject }

  /// Sends when its view has appeared.
  public var viewDidAppear: Observable<Void> { viewDidAppearSubject }

  /// Sends when its view is about to disappear.
  public var viewWillDisappear: Observable<Void> { viewWillDisappearSubject }

  /// Sends when its view has disappeared.
  public var viewDidDisappear: Observable<Void> { viewDidDisappearSubject }

  /// Sends when its view is about to lay out its subviews.
  public var viewWillLayoutSubviews: Observable<Void> { viewWillLayoutSubviewsSubject }

  /// Sends when its view has laid out its subviews.
  public var viewDidLayoutSubviews: Observable<Void> { viewDidLayoutSubviewsSubject }

  /// Sends when the safe area of its view has changed.
  public var viewSafeAreaInsetsDidChange: Observable<Void> { viewSafeAreaInsetsDidChangeSubject }
}

// The subjects behind them, to which a test may send as the screen does.

extension RxViewModel {
  /// What `viewDidLoad` sends from.
  public var viewDidLoadSubject: PublishSubject<Void> { lifecycle.subject(of: .viewDidLoad) }

  /// What `viewWillAppear` sends from.
  public var viewWillAppearSubject: PublishSubject<Void> { lifecycle.subject(of: .viewWillAppear) }

  /// What `viewIsAppearing` sends from.
  public var viewIsAppearingSubject: PublishSubject<Void> { lifecycle.subject(of: .viewIsAppearing) }

  /// What `viewDidAppear` sends from.
  public var viewDidAppearSubject: PublishSubject<Void> { lifecycle.subject(of: .viewDidAppear) }

  /// What `viewWillDisappear` sends from.
  public var viewWillDisappearSubject: PublishSubject<Void> { lifecycle.subject(of: .viewWillDisappear) }

  /// What `viewDidDisappear` sends from.
  public var viewDidDisappearSubject: PublishSubject<Void> { lifecycle.subject(of: .viewDidDisappear) }

  /// What `viewWillLayoutSubviews` sends from.
  public var viewWillLayoutSubviewsSubject: PublishSubject<Void> { lifecycle.subject(of: .viewWillLayoutSubviews) }

  /// What `viewDidLayoutSubviews` sends from.
  public var viewDidLayoutSubviewsSubject: PublishSubject<Void> { lifecycle.subject(of: .viewDidLayoutSubviews) }

  /// What `viewSafeAreaInsetsDidChange` sends from.
  public var viewSafeAreaInsetsDidChangeSubject: PublishSubject<Void> {
    lifecycle.subject(of: .viewSafeAreaInsetsDidChange)
  }
}
