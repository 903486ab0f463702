#if !canImport(UIKit)
  public import Foundation

  /// A finger on the screen (UIKit).
  @preconcurrency @MainActor
  open class UITouch {
    /// The view that the finger was put down on.
    public final weak var view: UIView?
    /// How many taps in a row this is.
    public final let tapCount: Int
    private let place: CGPoint

    init(view: UIView, tapCount: Int, place: CGPoint) {
      self.view = view
      self.tapCount = tapCount
      self.place = place
    }

    /// Where the finger is, in the coordinates of a view, or of the topmost view where that is nil.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }
  }
#endif
