#if !canImport(UIKit)
  public import Foundation

  /// A rectangle of the screen, with its subviews (UIKit).
  ///
  /// On the main actor. The tree is in `UIView+Hierarchy`, coordinates and hit testing in `UIView+Coordinates`, the layout
  /// pass in `UIView+LayoutPass`.
  @preconcurrency @MainActor
  open class UIView: UIResponder {
    // What every layout pass reads of every view is not watched for overlapping access: the watch would cost as much as the
    // pass. All of it is read and set on the main actor, and never handed on as an inout argument.

    /// The views inside it, from the back to the front.
    @exclusivity(unchecked) public internal(set) final var subviews: [UIView] = []
    /// The view that it is inside of.
    @exclusivity(unchecked) public internal(set) final weak var superview: UIView?
    /// The window that it is in, kept in step with the superviews by `UIView+Hierarchy`.
    @exclusivity(unchecked) final weak var storedWindow: UIWindow?
    /// The controller whose view it is.
    @exclusivity(unchecked) final weak var controller: UIViewController?

    /// What is still to be laid out here and below.
    @exclusivity(unchecked) final var layoutState = LayoutState()
    /// The bounds before the latest layout pass, by which autoresizing subviews are moved.
    @exclusivity(unchecked) private var storedBounds: CGRect

    /// The middle of the frame, in the superview's coordinates.
    @exclusivity(unchecked) open var center: CGPoint {
      didSet {
        guard center != oldValue else { return }
        if center.x.isNaN || center.y.isNaN {
          center = oldValue
          return reportNoNumber("center")
        }
        superview?.subviewMoved(self)
      }
    }

    /// The transform that is applied around the center.
    @exclusivity(unchecked) open var transform = CGAffineTransform.identity

    /// The view's own rectangle, in its own coordinates.
    open var bounds: CGRect {
      get { storedBounds }
      set {
        guard newValue != storedBounds else { return }
        guard newValue.isMadeOfNumbers else { return reportNoNumber("bounds") }
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
    @exclusivity(unchecked) open var isHidden = false {
      didSet { if isHidden != oldValue { superview?.subviewHidden(self) } }
    }
    /// How opaque it is, from 0 to 1.
    @exclusivity(unchecked) open var alpha: CGFloat = 1
    /// A number to find it by.
    open var tag = 0
    /// Whether touches reach it.
    @exclusivity(unchecked) open var isUserInteractionEnabled = true
    /// Whether what is outside of its bounds cannot be seen.
    @exclusivity(unchecked) open var clipsToBounds = false
    /// How its frame follows its superview's size where it has no constraints.
    @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []
    /// Whether its subviews follow its size by their masks.
    @exclusivity(unchecked) open var autoresizesSubviews = true

    /// The color behind what it shows; nil is none.
    open var backgroundColor: UIColor?
    /// Whether nothing behind it can be seen.
    open var isOpaque = true
    /// How what it shows follows its size.
    open var contentMode = ContentMode.scaleToFill
    /// How it turns round in languages that are written from the right.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// Whether it takes several touches at a time.
    open var isMultipleTouchEnabled = false
    /// Whether no other view takes touches while this one does.
    open var isExclusiveTouch = false
    /// Whether the tint is shown in gray, as behind an alert.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    /// What it tells those who do not see it, where there is any.
    final var accessibilityFacts: AccessibilityFacts?
    /// Its own tint, where it has one.
    final var ownTint: UIColor?
    /// What looks for gestures in it.
    final var ownGestureRecognizers: [UIGestureRecognizer] = []
    private var ownLayer: CALayer?

    /// How it is drawn; made when it is first asked for.
    public final var layer: CALayer {
      if let ownLayer { return ownLayer }
      let layer = CALayer()
      layer.view = self
      ownLayer = layer
      return layer
    }

    /// The color of what can be acted on: its own, or else its superview's, or else the system's.
    open var tintColor: UIColor! {
      get { inheritedTint }
      set { setTint(newValue) }
    }

    /// Called when the tint has changed, here or above.
    open func tintColorDidChange() {}

    /// What looks for gestures in it; nil is nothing.
    open var gestureRecognizers: [UIGestureRecognizer]? {
      get { ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers }
      set { setGestureRecognizers(newValue ?? []) }
    }

    /// Lets something look for gestures in it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Lets something look for gestures in it no more.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether something that looks for gestures may begin; true unless a subclass knows better.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The name by which tests and hosts find it.
    open var accessibilityIdentifier: String? {
      get { accessibilityFacts?.identifier }
      set { changeAccessibility { $0.identifier = newValue } }
    }

    /// What it is called by those who do not see it.
    open var accessibilityLabel: String? {
      get { accessibilityFacts?.label }
      set { changeAccessibility { $0.label = newValue } }
    }

    /// What happens when it is acted on.
    open var accessibilityHint: String? {
      get { accessibilityFacts?.hint }
      set { changeAccessibility { $0.hint = newValue } }
    }

    /// Its value, as it is read out.
    open var accessibilityValue: String? {
      get { accessibilityFacts?.value }
      set { changeAccessibility { $0.value = newValue } }
    }

    /// What it is to those who do not see it.
    open var accessibilityTraits: UIAccessibilityTraits {
      get { accessibilityFacts?.traits ?? [] }
      set { changeAccessibility { $0.traits = newValue } }
    }

    /// Whether it is an element of its own to those who do not see it.
    open var isAccessibilityElement: Bool {
      get { accessibilityFacts?.isElement ?? false }
      set { changeAccessibility { $0.isElement = newValue } }
    }

    /// Does what a person asks of the view; called by `person(does:)` once the view can be reached.
    ///
    /// A subclass that is acted on in a way of its own overrides it and calls `super` for the acts that it does not know.
    open func handle(_ act: PersonAct) throws(PersonRefusal) { try handleTouch(act) }

    /// The part of the safe area insets that reaches the views inside it.
    var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

    /// Whether touches of the views inside it that do nothing with them come to it.
    var takesTouchesFromInside: Bool { false }

    /// Takes a touch that a view inside it does nothing with.
    func takeTouch(_ act: PersonAct, from view: UIView) throws(PersonRefusal) { try passTouchOn(act) }

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

    /// What constraints, guides and margins know of it, where there is any.
    @exclusivity(unchecked) final var layoutRecord: LayoutRecord?

    /// The size that what it shows needs; `noIntrinsicMetric` where it needs none.
    open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that what it shows needs another size now.
    open func invalidateIntrinsicContentSize() { contentSizeInvalidated() }

    /// How far the rectangle that constraints see is inside of the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints see for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for a rectangle that constraints see.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      alignmentRect.inset(by: alignmentRectInsets.negated)
    }

    /// The view inside it, or itself, whose first line is its first line.
    open var forFirstBaselineLayout: UIView { self }
    /// The view inside it, or itself, whose last line is its last line.
    open var forLastBaselineLayout: UIView { self }

    /// Whether views of this class need constraints, so that ``updateConstraints()`` is called before the first layout.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Called before a layout pass when constraints need an update; an override calls `super` last.
    open func updateConstraints() {}

    /// Asks for ``updateConstraints()`` to be called before the next layout pass.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

    /// Updates the constraints of this view and of what is inside it, where that was asked for.
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

    /// The size that its constraints give it, near to a size.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that its constraints give it, where a size has priorities of its own.
    open func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Called when its safe area has changed.
    open func safeAreaInsetsDidChange() {}

    /// How far content keeps from the edges.
    open var layoutMargins: UIEdgeInsets {
      get { effectiveLayoutMargins }
      set { setLayoutMargins(newValue) }
    }

    /// Called when its margins have changed.
    open func layoutMarginsDidChange() {}

    /// The height that its content needs at a width, where it depends on the width.
    func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// How far its first baseline is below its top, or its last one above its bottom; nil is at the bottom.
    func baselineOffset(isFirst: Bool) -> CGFloat? { nil }

    /// Lays out the subviews; called in a layout pass when the view needs it.
    ///
    /// An own view may override it, call `super`, and then set frames.
    open func layoutSubviews() { applyLayout() }

    /// The size that fits best into a size: the present one, unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits best; the corner of the frame stays, and under a transform the center does.
    open func sizeToFit() {
      let size = sizeThatFits(bounds.size)
      if transform.isIdentity { frame.size = size } else { bounds.size = size }
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
