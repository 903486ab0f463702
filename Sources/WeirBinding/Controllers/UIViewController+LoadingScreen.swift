extension UIViewController: LoadingScreen {
  package func whenViewHasLoaded(_ body: @escaping @MainActor () -> Void) {
    _ = rx.viewDidLoad.take(1).bind { body() }
  }
}
