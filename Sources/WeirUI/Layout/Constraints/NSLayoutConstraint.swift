#if !canImport(UIKit)
  public import Foundation

  /// A rule for the places and sizes of views and guides: `first = multiplier × second + constant`, or an inequality (UIKit).
  ///
  /// On the main actor. It counts while it is active; then the nearest view that contains all it names holds it. To change
  /// its constant is cheap; to change its priority is allowed at any time.
  @preconcurrency @MainActor
  open class NSLayoutConstraint {
    /// The item on the left side.
    public final private(set) weak var firstItem: AnyObject?
    /// The item on the right side; nil where there is none.
    public final private(set) weak var secondItem: AnyObject?
    /// What of the first item it is about.
    public let firstAttribute: Attribute
    /// What of the second item it is about.
    public let secondAttribute: Attribute
    /// How the sides stand to each other.
    public let relation: Relation
    /// What the second item's attribute is multiplied by.
    public let multiplier: CGFloat
    /// The name that it has in reports.
    open var identifier: String?
    /// What is subtracted from either side, in constraints that are about distances.
    final let offsets: Offsets
    /// Whether there was a second item when it was made.
    final let hasSecondItem: Bool

    /// The view that holds it while it is active.
    final weak var holder: UIView?
    /// The engine that it is in, with its place there.
    final weak var engine: LayoutEngine?
    final var handle: SolverConstraint?
    /// The number of its activation: of constraints that collide, the newest is broken.
    final var serial = 0

    /// What is added on the right side.
    open var constant: CGFloat {
      didSet {
        guard constant != oldValue else { return }
        if constant.isFinite || !isActive { engine?.constantChanged(self) } else { refuseConstant(restoring: oldValue) }
      }
    }

    /// How much it matters.
    open var priority = UILayoutPriority.required {
      didSet { if priority != oldValue { engine?.priorityChanged(self) } }
    }

    /// Whether a constraint that came from a storyboard is kept when the app archives itself; kept as a value only.
    open var shouldBeArchived = false

    /// Makes a constraint, which is not active yet.
    public convenience init(
      item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
      attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
      self.init(
        first: LayoutTerm(item: view1 as AnyObject, attribute: attr1), relation,
        second: view2.map { LayoutTerm(item: $0 as AnyObject, attribute: attr2) }, multiplier: multiplier, constant: c)
    }

    init(
      first: LayoutTerm, _ relation: Relation, second: LayoutTerm?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
      firstItem = first.item
      firstAttribute = first.attribute
      secondItem = second?.item
      secondAttribute = second?.attribute ?? .notAnAttribute
      hasSecondItem = second != nil
      offsets = Offsets(first: first.origin, second: second?.origin)
      self.relation = relation
      self.multiplier = multiplier
      self.constant = constant
    }

    /// Whether it counts.
    open var isActive: Bool {
      get { holder != nil }
      set { newValue ? activate() : deactivate() }
    }

    /// The anchor on the left side.
    public final var firstAnchor: NSLayoutAnchor<AnyObject> {
      NSLayoutAnchor(LayoutTerm(item: firstItem, attribute: firstAttribute))
    }

    /// The anchor on the right side.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
      hasSecondItem ? NSLayoutAnchor(LayoutTerm(item: secondItem, attribute: secondAttribute)) : nil
    }

    /// Activates constraints.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = false }
    }

    /// The places from which distances are measured.
    struct Offsets {
      var first: LayoutOrigin?
      var second: LayoutOrigin?

      var isEmpty: Bool { first == nil && second == nil }
    }
  }
#endif
