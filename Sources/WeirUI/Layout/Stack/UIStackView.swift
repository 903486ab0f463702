#if !canImport(UIKit)
  public import Foundation

  /// Lays out views in a row or a column, by constraints that it makes itself (UIKit).
  ///
  /// A hidden view takes no room. What is set here takes effect in the next layout pass.
  @preconcurrency @MainActor
  open class UIStackView: UIView {
    /// The views that it lays out, in order.
    public private(set) final var arrangedSubviews: [UIView] = []
    /// Distances after single views.
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var ownConstraints: [NSLayoutConstraint] = []
    private var ownGuides: [UILayoutGuide] = []

    /// Stands for the stack's own spacing.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Stands for the system's spacing.
    public static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

    /// Whether it is a row or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
    /// How it shares out its length.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
    /// Where views lie across it.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
    /// The distance between views; the least one where distances are shared out.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
    /// Whether distances in a column are measured from baseline to baseline.
    open var isBaselineRelativeArrangement = false {
      didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
    }
    /// Whether the views lie inside of its margins.
    open var isLayoutMarginsRelativeArrangement = false {
      didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }

    /// Makes an empty stack.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a stack; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: .zero)
      for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view at a place; a place that is out of range is taken to be the nearest one.
    ///
    /// A view that is arranged already is moved.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      arrangedSubviews.removeAll { $0 === view }
      view.translatesAutoresizingMaskIntoConstraints = false
      if view.superview !== self { addSubview(view) }
      guard view.superview === self else { return }
      arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
      rearrange()
    }

    /// Lays out a view no more; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { forgetArranged(view) }

    /// Sets the distance after a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
      guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
      let isDefault = spacing == UIStackView.spacingUseDefault
      customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
      rearrange()
    }

    /// The distance that was set after a view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
      customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Makes the constraints anew where something has changed.
    open override func updateConstraints() {
      NSLayoutConstraint.deactivate(ownConstraints)
      for guide in ownGuides { removeLayoutGuide(guide) }
      var plan = StackPlan(stack: self, views: arrangedSubviews.filter { !$0.isHidden })
      plan.make()
      (ownConstraints, ownGuides) = (plan.constraints, plan.guides)
      NSLayoutConstraint.activate(ownConstraints)
      super.updateConstraints()
    }

    /// A view was hidden or shown.
    final func arrangementChanged(_ view: UIView) {
      if arrangedSubviews.contains(where: { $0 === view }) { rearrange() }
    }

    /// The content of a view has another size now.
    final func contentInvalidated() {
      if distribution == .fillProportionally { rearrange() }
    }

    /// A view is arranged no more.
    final func forgetArranged(_ view: UIView) {
      guard let place = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
      arrangedSubviews.remove(at: place)
      customSpacings[ObjectIdentifier(view)] = nil
      rearrange()
    }

    /// The distance after a view, as it counts.
    final func effectiveSpacing(after view: UIView) -> CGFloat {
      let own = customSpacings[ObjectIdentifier(view)] ?? spacing
      return own == UIStackView.spacingUseSystem ? LayoutSpacing.system : own
    }

    private func rearrange() {
      setNeedsUpdateConstraints()
      setNeedsLayout()
    }
  }
#endif
