/// What has a chained layout: views.
public protocol LayoutCompatible: AnyObject {}

extension UIView: LayoutCompatible {}

extension LayoutCompatible where Self: UIView {
  /// The chained layout of the view, in the manner of SnapKit and RxSwift-MVVM.
  ///
  /// ```swift
  /// let titleLabel = UILabel().layout.adhere(to: view).make {
  ///   $0.left.equalToSuperview().offset(10)
  ///   $0.width.equalTo(150)
  /// }
  /// ```
  @MainActor public var layout: ViewLayout<Self> { ViewLayout(self) }
}

/// The chained layout of a view, reached as `view.layout`; also names its attributes, as targets of other views' constraints.
///
/// On the main actor. Everything it makes is an `NSLayoutConstraint`, so it works beside constraints made by other means.
@MainActor
public struct ViewLayout<View: UIView>: LayoutAttributes {
  /// The view.
  public let view: View

  init(_ view: View) {
    self.view = view
  }

  /// Adds the view to a superview; to a stack view as an arranged subview.
  public func adhere(to superview: UIView) -> ViewLayout {
    if let stack = superview as? UIStackView { stack.addArrangedSubview(view) } else { superview.addSubview(view) }
    return self
  }

  /// Configures the view in a closure, so that the chain goes on.
  public func config(_ configure: (View) -> Void) -> ViewLayout {
    configure(view)
    return self
  }

  /// Makes constraints beside those that are there, and activates them.
  ///
  /// The view's `translatesAutoresizingMaskIntoConstraints` becomes false. A constraint that cannot be made, since the view
  /// has no superview for example, is a fault, which is reported with the view; the others are made.
  /// - Returns: The view.
  @discardableResult
  public func make(_ describe: (ConstraintMaker) -> Void) -> View {
    let drafts = ConstraintMaker.drafts(of: view, describe)
    LayoutRecord.of(view).add(drafts)
    return view
  }

  /// Changes the constants and labels of constraints that `make` has made and that are otherwise equal.
  ///
  /// One for which there is none to change is made.
  /// - Returns: The view.
  @discardableResult
  public func update(_ describe: (ConstraintMaker) -> Void) -> View {
    let drafts = ConstraintMaker.drafts(of: view, describe)
    LayoutRecord.of(view).update(drafts)
    return view
  }

  /// Removes all constraints that the chained layout has made for the view, and makes others.
  /// - Returns: The view.
  @discardableResult
  public func remake(_ describe: (ConstraintMaker) -> Void) -> View {
    LayoutRecord.of(view).removeAll()
    return make(describe)
  }

  /// Removes all constraints that the chained layout has made for the view.
  public func removeConstraints() {
    LayoutRecord.of(view).removeAll()
  }

  /// One attribute or several of the view, as the target of a constraint.
  public func naming(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(item: view, attributes: attributes)
  }
}
