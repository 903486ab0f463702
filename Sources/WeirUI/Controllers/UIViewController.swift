#if !canImport(UIKit)
  public import Foundation

  /// What manages a screen: its view, its children and its place in the app (UIKit).
  @preconcurrency @MainActor
  open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// Makes a controller; storyboards and nibs are not read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init()
    }

    /// Makes a controller; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init()
    }

    /// Makes a controller.
    public convenience override init() {
      self.init(nibName: nil, bundle: nil)
    }

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
  }
#endif
