#if !canImport(UIKit)
  extension UIViewController: UITraitEnvironment {
    /// Light or dark for it and all that is inside it; `unspecified` leaves it as it is around it.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { traitOverrides.userInterfaceStyle }
      set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The traits that it and all that is inside it have other than what is around it.
    public var traitOverrides: any UIMutableTraits {
      get { storedTraits ?? TraitValues() }
      set {
        let values = newValue as? TraitValues
        changeTraits { storedTraits = values?.isEmpty == true ? nil : values }
      }
    }

    /// The traits that an old container of one's own gave a child.
    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
      childViewController.storedTraits.map(UITraitCollection.init)
    }

    /// Gives a child other traits; nil takes them back.
    public func setOverrideTraitCollection(
      _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
      childViewController.traitOverrides = collection?.values ?? TraitValues()
    }

    /// Calls a closure after each change of one of the traits, with the traits before it.
    @discardableResult public func registerForTraitChanges<Environment: UIViewController>(
      _ traits: [any UITraitDefinition.Type],
      handler: @escaping (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
      let registration = TraitRegistration(traits) { controller, previous in
        if let controller = controller as? Environment { handler(controller, previous) }
      }
      traitRegistrations.append(registration)
      return registration
    }

    /// Hears of no more changes.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
      traitRegistrations.removeAll { $0 === registration }
    }

    /// The traits from its own and those around it: the innermost that specifies one decides.
    var traitValues: TraitValues {
      var values = storedTraits ?? TraitValues()
      var current = self
      while let outer = current.storedParent ?? current.presenter {
        // A presented controller does not take over what the presenter's parents override, but the window's traits.
        if current.storedParent != nil, let own = outer.storedTraits { values = own.overridden(by: values) }
        current = outer
      }
      let scene = current.ownWindow?.windowScene ?? current.storedView?.window?.windowScene
      return (scene?.traitCollection ?? .current).values.overridden(by: values)
    }

    /// Tells it and all that is inside it of a change that another one makes.
    func changeTraits(_ change: () -> Void) { UIViewController.changeTraits(of: [self], change) }

    static func changeTraits(of controllers: [UIViewController], _ change: () -> Void) {
      var (all, rest) = ([(controller: UIViewController, old: UITraitCollection)](), controllers)
      while let next = rest.popLast() {
        all.append((next, next.traitCollection))
        rest.append(contentsOf: next.children)
      }
      change()
      for (controller, old) in all { controller.tellOfTraits(from: old) }
    }

    private func tellOfTraits(from old: UITraitCollection) {
      let new = traitCollection
      guard old != new, isViewLoaded else { return }
      traitCollectionDidChange(old)
      for registration in traitRegistrations where registration.traits.contains(where: { $0.differs(old, new) }) {
        registration.handler(self, old)
      }
    }
  }
#endif
