#if !canImport(UIKit)
  import WeirReporting

  extension NSLayoutConstraint {
    private static var latestSerial = 0

    /// Gives the constraint to the nearest view that contains all it names.
    func activate() {
      guard holder == nil, checkAttributes() else { return }
      guard let holder = nearestHolder() else { return reportNoAncestor() }
      NSLayoutConstraint.latestSerial += 1
      serial = NSLayoutConstraint.latestSerial
      self.holder = holder
      holder.madeLayoutRecord.constraints.append(self)
      holder.layoutRoot.madeEngine.add(self)
    }

    /// Takes the constraint from the view that holds it.
    func deactivate() {
      guard let holder else { return }
      self.holder = nil
      engine?.remove(self)
      holder.layoutRecord?.constraints.removeAll { $0 === self }
    }

    private func nearestHolder() -> UIView? {
      var nearest: UIView?
      for place in places {
        guard let view = (place.item as? any LayoutElement)?.nearestView else { return nil }
        guard let known = nearest else {
          nearest = view
          continue
        }
        guard let common = known.nearestCommonAncestor(with: view) else { return nil }
        nearest = common
      }
      return nearest
    }

    private func checkAttributes() -> Bool {
      let (first, second) = (firstAttribute, secondAttribute)
      if !multiplier.isFinite || !constant.isFinite {
        return refuse("multiplier and constant must be finite", remedy: "check what they are computed from")
      }
      if first.kind == .none || hasSecondItem && second.kind == .none {
        return refuse("a constraint needs an attribute for each item", remedy: "name an attribute")
      }
      guard offsets.first == nil, offsets.second == nil else { return true }
      if first.kind != .size, !hasSecondItem || multiplier == 0 {
        return refuse("a place needs a second item", remedy: "name the view to which the place is relative")
      }
      guard hasSecondItem else { return true }
      if first.kind != second.kind {
        return refuse("both attributes must be of one axis, or sizes", remedy: "relate \(first) to another attribute")
      }
      if first.isAbsolute && second.isDirectional || first.isDirectional && second.isAbsolute {
        return refuse("leading and trailing cannot be mixed with left and right", remedy: "use one kind of both")
      }
      return true
    }

    /// Reports a constant that is no number, and takes the one before.
    func refuseConstant(restoring old: CGFloat) {
      _ = refuse("multiplier and constant must be finite", remedy: "check what they are computed from")
      constant = old
    }

    private func refuse(_ rule: String, remedy: String) -> Bool {
      WeirDiagnostics.report("NSLayoutConstraint", rule: rule, value: description, remedy: remedy)
      return false
    }

    private func reportNoAncestor() {
      let names = places.map { LayoutText.name(of: $0.item) }
      WeirDiagnostics.report(
        "NSLayoutConstraint", rule: "all items need a common ancestor",
        value: "\(description): \(names.joined(separator: " and ")) have none",
        remedy: "add both to one tree of views before the constraint is activated")
    }
  }
#endif
