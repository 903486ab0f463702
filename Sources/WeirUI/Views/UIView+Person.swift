#if !canImport(UIKit)
  extension UIView {
    /// Does what a person does with the view, with the events and questions to delegates that a touch or a key has.
    ///
    /// Checks that neither it nor a view that it is in is hidden or takes no touches; whether something lies over it, and
    /// what is in a window, is the host's to check.
    public func person(does act: PersonAct) throws(PersonRefusal) {
      if letsTouchThrough(act), let superview { return try superview.person(does: act) }
      if let reason = reasonOutOfReach { throw refusal(reason, act) }
      try handle(act)
    }

    /// Whether a touch on it goes to what is behind: it takes none itself, and nothing looks as if it should.
    private func letsTouchThrough(_ act: PersonAct) -> Bool {
      act.isTouch && !isUserInteractionEnabled && !isHidden && alpha >= 0.01 && ownGestureRecognizers.isEmpty
        && !(self is UIControl)
    }

    /// Why a person cannot reach it, as far as it and the views that it is in decide.
    public var reasonOutOfReach: PersonRefusal.Reason? {
      var view: UIView? = self
      while let candidate = view {
        if candidate.isHidden || candidate.alpha < 0.01 { return .hidden }
        if !candidate.isUserInteractionEnabled { return .notInteractive }
        view = candidate.superview
      }
      return nil
    }

    /// A refusal of an act on this view.
    func refusal(_ reason: PersonRefusal.Reason, _ act: PersonAct) -> PersonRefusal {
      PersonRefusal(reason, subject: nameForPeople, act: "\(act)")
    }

    /// Its class, with the name by which it is known.
    var nameForPeople: String {
      let name = accessibilityIdentifier ?? accessibilityLabel
      return name.map { "\(type(of: self)) '\($0)'" } ?? "\(type(of: self))"
    }
  }
#endif
