#if !canImport(UIKit)
  import Foundation

  // The way of a touch. What looks for gestures in the view, and in those that it is in, comes first, the innermost one
  // before the others; one that is made takes the touch away from the view, unless it is set not to. A control keeps the
  // touches that are for it from what looks for gestures outside of it, as UIKit's own controls do.
  extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
      recognizer.view?.detach(recognizer)
      recognizer.view = self
      ownGestureRecognizers.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
      guard recognizer.view === self else { return }
      recognizer.view = nil
      ownGestureRecognizers.removeAll { $0 === recognizer }
    }

    func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
      for old in ownGestureRecognizers where !recognizers.contains(old) { detach(old) }
      for new in recognizers where new.view !== self { attach(new) }
    }

    /// A touch on a view that does nothing with it itself.
    func handleTouch(_ act: PersonAct) throws(PersonRefusal) {
      let takesTouch = recognizeGestures(act)
      if takesTouch { return }
      try passTouchOn(act)
    }

    /// Lets gestures be made.
    /// - Returns: Whether one was made that takes the touch away from the view.
    func recognizeGestures(_ act: PersonAct) -> Bool {
      let made = gestures(for: act)
      for recognizer in made { recognizer.recognize(act) }
      return made.contains { $0.cancelsTouchesInView }
    }

    /// The gestures that an act makes, from the inside out.
    private func gestures(for act: PersonAct) -> [UIGestureRecognizer] {
      let touch = UITouch(
        view: self, tapCount: act.tapCount, place: CGPoint(x: bounds.midX, y: bounds.midY))
      var made: [UIGestureRecognizer] = []
      var view: UIView? = self
      while let candidate = view {
        for recognizer in candidate.ownGestureRecognizers
        where recognizer.isOpen(to: act, touch) && made.allSatisfy({ recognizer.goesWith($0) }) {
          made.append(recognizer)
        }
        view = candidate is UIControl && act.isTap ? nil : candidate.superview
      }
      return made.filter { one in !made.contains { one !== $0 && one.waits(for: $0) } }
    }

    /// The nearest view outside that does something with the touch.
    func passTouchOn(_ act: PersonAct) throws(PersonRefusal) {
      guard act.isTouch, let taker = superview?.takerOfTouches else {
        throw refusal(.notSupported, act)
      }
      try taker.takeTouch(act, from: self)
    }

    private var takerOfTouches: UIView? {
      var view: UIView? = self
      while let candidate = view, !candidate.takesTouchesFromInside { view = candidate.superview }
      return view
    }
  }

  extension UIGestureRecognizer {
    fileprivate func isOpen(to act: PersonAct, _ touch: UITouch) -> Bool {
      guard isEnabled, let view, matches(act) else { return false }
      guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return false }
      return view.gestureRecognizerShouldBegin(self) && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Whether it may be made beside another one that was made.
    fileprivate func goesWith(_ other: UIGestureRecognizer) -> Bool {
      if waits(for: other) || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true { return false }
      // A double tap that waits for nothing lets the single tap through, as the first tap has made that one already.
      if let own = self as? UITapGestureRecognizer, let tap = other as? UITapGestureRecognizer,
        own.numberOfTapsRequired != tap.numberOfTapsRequired
      {
        return true
      }
      return other.waits(for: self)
        || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
        || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
  }

  extension PersonAct {
    /// Whether it is a finger on the view.
    var isTouch: Bool {
      switch self {
      case .tap, .longPress, .swipe, .drag: true
      default: false
      }
    }

    var isTap: Bool {
      if case .tap = self { true } else { false }
    }

    var tapCount: Int {
      if case .tap(let count) = self { count } else { 1 }
    }
  }
#endif
