#if !canImport(UIKit)
  public import Foundation

  /// A rectangle of the screen, with its subviews (UIKit).
  ///
  /// On the main actor. The tree is in `UIView+Hierarchy`, coordinates and hit testing in `UIView+Coordinates`, the layout
  /// pass in `UIView+LayoutPass`.
  @preconcurrency @MainActor
  open class UIView: UIResponder {
    /// The views inside it, from the back to the front.
    public internal(set) final var subviews: [UIView] = []
    /// The view that it is inside of.
    public internal(set) final weak var superview: UIView?
    /// The controller whose view it is.
    final weak var controller: UIViewController?

    /// What is still to be laid out here and below.
    final var layoutState = LayoutState()
    /// The bounds before the latest layout pass, by which autoresizing subviews are moved.
    private var storedBounds: CGRect

    /// The middle of the frame, in the superview's coordinates.
    open var center: CGPoint {
      didSet { if center != oldValue { superview?.subviewMoved(self) } }
    }

    /// The transform that is applied around the center.
    open var transform = CGAffineTransform.identity

    /// The view's own rectangle, in its own coordinates.
    open var bounds: CGRect {
      get { storedBounds }
      set {
        guard newValue != storedBounds else { return }
        let old = storedBounds
        storedBounds = newValue
        if old.size != newValue.size { sizeChanged(from: old.size) }
      }
    }

    /// The view's rectangle, in its superview's coordinates; the smallest one around it where it is transformed.
    open var frame: CGRect {
      get { frameOfBounds }
      set { setFrame(newValue) }
    }

    /// Whether it and what is inside it cannot be seen.
    open var isHidden = false {
      didSet { if isHidden != oldValue { superview?.subviewHidden(self) } }
    }
    /// How opaque it is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// A number to find it by.
    open var tag = 0
    /// Whether touches reach it.
    open var isUserInteractionEnabled = true
    /// Whether what is outside of its bounds cannot be seen.
    open var clipsToBounds = false
    /// How its frame follows its superview's size where it has no constraints.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether its subviews follow its size by their masks.
    open var autoresizesSubviews = true

    /// Makes a view with a frame.
    public init(frame: CGRect) {
      storedBounds = CGRect(origin: .zero, size: frame.size)
      center = CGPoint(x: frame.midX, y: frame.midY)
      super.init()
    }

    /// Makes a view of size zero; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      storedBounds = .zero
      center = .zero
      super.init()
    }

    /// Makes a view of size zero.
    public convenience override init() {
      self.init(frame: .zero)
    }

    /// The controller of this view, or else its superview.
    open override var next: UIResponder? { controller ?? superview }

    override var responderWindow: UIWindow? { window }

    /// Adds a view in front of the others, after taking it out of its present superview.
    open func addSubview(_ view: UIView) { insert(view) { $0.count } }

    /// Inserts a view at a place, counted from the back; a place that is out of range is taken to be the nearest one.
    open func insertSubview(_ view: UIView, at index: Int) {
      insert(view) { min(max(index, 0), $0.count) }
    }

    /// Takes the view out of its superview; constraints between both go too.
    open func removeFromSuperview() { leaveSuperview() }

    /// Asks for its subviews to be laid out in the next layout pass.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out at once what needs it, from the topmost view above this one that does.
    open func layoutIfNeeded() { layOutNow() }

    /// Called when a subview has been added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before its superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after its superview has changed.
    open func didMoveToSuperview() {}
    /// Called before its window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after its window has changed.
    open func didMoveToWindow() {}

    /// Lays out the subviews; called in a layout pass when the view needs it.
    ///
    /// An own view may override it, call `super`, and then set frames.
    open func layoutSubviews() { applyLayout() }

    /// The size that fits best into a size: the present one, unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits best.
    open func sizeToFit() {
      bounds.size = sizeThatFits(bounds.size)
    }

    /// The view that a touch reaches: the frontmost one under the point that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
        return nil
      }
      for subview in subviews.reversed() {
        if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
      }
      return self
    }

    /// Whether a point is inside the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  }
#endif
