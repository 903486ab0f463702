#if !canImport(UIKit)
  import WeirReporting

  extension UIViewController {
    /// Whether the view has been loaded.
    public var isViewLoaded: Bool { storedView != nil }

    /// The view, if it has been loaded.
    public var viewIfLoaded: UIView? { storedView }

    /// The view, loaded now if it was not.
    var loadedView: UIView {
      if let storedView { return storedView }
      guard !flags.contains(.isLoadingView) else {
        reportLoading("asked for `view` in loadView before it set one")
        return takePlainView()
      }
      flags.insert(.isLoadingView)
      loadView()
      flags.remove(.isLoadingView)
      if storedView == nil { reportLoading("has no view after loadView") }
      let view = storedView ?? takePlainView()
      tell(.viewDidLoad) { viewDidLoad() }
      return storedView ?? view
    }

    func loadPlainView() {
      if storedView == nil { _ = takePlainView() }
    }

    private func takePlainView() -> UIView {
      let view = UIView(frame: UIScreen.main.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      replaceView(by: view)
      return view
    }

    /// A view belongs to one controller; the one that had it before loses it.
    func replaceView(by view: UIView?) {
      guard view !== storedView else { return }
      if let owner = view?.controller, owner !== self {
        WeirDiagnostics.report(
          "UIViewController", rule: "a view belongs to one controller at a time",
          value: "\(type(of: self)) was given the view of \(type(of: owner))",
          remedy: "make a view of its own, or set the other controller's view to nil first")
        owner.storedView = nil
      }
      storedView?.controller = nil
      storedView = view
      view?.controller = self
      if additionalSafeAreaInsets != .zero { view?.ownSafeAreaInsets = additionalSafeAreaInsets }
    }

    private func reportLoading(_ value: String) {
      WeirDiagnostics.report(
        "UIViewController", rule: "loadView sets `view`", value: "\(type(of: self)) \(value)",
        remedy: "set `view` in loadView, or do not override it")
    }
  }
#endif
