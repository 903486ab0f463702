#if !canImport(UIKit)
  import Foundation

  /// The constraints of a stack for the views that are not hidden.
  @MainActor struct StackPlan {
    let stack: UIStackView
    let views: [UIView]
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []

    init(stack: UIStackView, views: [UIView]) {
      self.stack = stack
      self.views = views
    }

    mutating func make() {
      guard let first = views.first, let last = views.last else { return }
      require(first, .start, .equal, container, .start, name: "UISV-canvas-connection")
      require(container, .end, .equal, last, .end, name: "UISV-canvas-connection")
      switch stack.distribution {
      case .fill: space(.equal)
      case .fillEqually:
        space(.equal)
        for view in views.dropFirst() { require(view, .length, .equal, first, .length, name: "UISV-fill-equally") }
      case .fillProportionally:
        space(.equal)
        fillProportionally()
      case .equalSpacing:
        space(.greaterThanOrEqual)
        shareGaps(from: .end, to: .start, priority: .required, name: "UISV-distributing")
      case .equalCentering:
        space(.greaterThanOrEqual)
        shareGaps(from: .middle, to: .middle, priority: UILayoutPriority(149), name: "UISV-distributing")
      }
      align()
    }

    /// A place along the stack or across it.
    enum Edge {
      case start, middle, end, length, across(NSLayoutConstraint.Attribute)
    }

    private var isRow: Bool { stack.axis == .horizontal }

    private var container: any LayoutElement {
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    private func attribute(_ edge: Edge) -> NSLayoutConstraint.Attribute {
      switch edge {
      case .start: isRow ? .leading : .top
      case .middle: isRow ? .centerX : .centerY
      case .end: isRow ? .trailing : .bottom
      case .length: isRow ? .width : .height
      case .across(let attribute): attribute
      }
    }

    private mutating func require(
      _ first: any LayoutElement, _ edge: Edge, _ relation: NSLayoutConstraint.Relation, _ second: any LayoutElement,
      _ other: Edge, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
      priority: UILayoutPriority = .required, name: String
    ) {
      let constraint = NSLayoutConstraint(
        first: LayoutTerm(item: first, attribute: attribute(edge)), relation,
        second: LayoutTerm(item: second, attribute: attribute(other)), multiplier: multiplier, constant: constant)
      constraint.priority = priority
      constraint.identifier = name
      constraints.append(constraint)
    }

    private mutating func space(_ relation: NSLayoutConstraint.Relation) {
      let usesBaselines = !isRow && stack.isBaselineRelativeArrangement
      for (view, next) in zip(views, views.dropFirst()) {
        let spacing = stack.effectiveSpacing(after: view)
        let (start, end): (Edge, Edge) =
          usesBaselines ? (.across(.firstBaseline), .across(.lastBaseline)) : (.start, .end)
        require(next, start, relation, view, end, plus: spacing, name: "UISV-spacing")
      }
    }

    private mutating func fillProportionally() {
      let lengths = views.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
      guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return }
      for (index, view) in views.enumerated() where index != base && lengths[index] > 0 {
        // A level below the requirements, as in UIKit: views with sizes of their own must not collide.
        require(
          view, .length, .equal, views[base], .length, times: lengths[index] / lengths[base],
          priority: UILayoutPriority(999), name: "UISV-fill-proportionally")
      }
    }

    private mutating func shareGaps(from: Edge, to: Edge, priority: UILayoutPriority, name: String) {
      var firstGap: UILayoutGuide?
      for (view, next) in zip(views, views.dropFirst()) {
        let gap = UILayoutGuide()
        gap.identifier = "UISV-distributing-gap"
        stack.addLayoutGuide(gap)
        guides.append(gap)
        require(gap, .start, .equal, view, from, name: name)
        require(gap, .end, .equal, next, to, name: name)
        if let firstGap {
          require(gap, .length, .equal, firstGap, .length, priority: priority, name: "UISV-fill-equally")
        }
        firstGap = firstGap ?? gap
      }
    }

    private mutating func align() {
      let (near, far): (Edge, Edge) =
        isRow ? (.across(.top), .across(.bottom)) : (.across(.leading), .across(.trailing))
      let name = "UISV-alignment"
      for view in views {
        let (nearRelation, farRelation) = relations
        require(view, near, nearRelation, container, near, name: name)
        require(container, far, farRelation, view, far, name: name)
        if case .center = stack.alignment {
          let middle: Edge = .across(isRow ? .centerY : .centerX)
          require(view, middle, .equal, container, middle, name: name)
        }
        alignBaseline(view)
        if nearRelation != .equal {
          require(
            view, near, .equal, container, near, priority: UILayoutPriority(25), name: "UISV-ambiguity-suppression")
        }
      }
      if case .fill = stack.alignment { return }
      fitAcross()
    }

    private var relations: (NSLayoutConstraint.Relation, NSLayoutConstraint.Relation) {
      switch stack.alignment {
      case .fill: (.equal, .equal)
      case .leading: (.equal, .greaterThanOrEqual)
      case .trailing: (.greaterThanOrEqual, .equal)
      case .center, .firstBaseline, .lastBaseline: (.greaterThanOrEqual, .greaterThanOrEqual)
      }
    }

    private mutating func alignBaseline(_ view: UIView) {
      guard isRow, let first = views.first, view !== first else { return }
      switch stack.alignment {
      case .firstBaseline:
        require(
          view, .across(.firstBaseline), .equal, first, .across(.firstBaseline), name: "UISV-text-width-alignment")
      case .lastBaseline:
        require(view, .across(.lastBaseline), .equal, first, .across(.lastBaseline), name: "UISV-text-width-alignment")
      default: return
      }
    }

    /// Nothing makes the stack wider across than its views, unless something outside wants it.
    private mutating func fitAcross() {
      let size = LayoutTerm(item: stack, attribute: isRow ? .height : .width)
      let constraint = NSLayoutConstraint(first: size, .equal, second: nil)
      constraint.priority = UILayoutPriority(51)
      constraint.identifier = "UISV-spanning-fit"
      constraints.append(constraint)
    }
  }
#endif
