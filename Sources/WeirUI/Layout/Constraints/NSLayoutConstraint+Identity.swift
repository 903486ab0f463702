#if !canImport(UIKit)
  extension NSLayoutConstraint: Equatable, Hashable {
    /// Whether both are the same constraint.
    public nonisolated static func == (left: NSLayoutConstraint, right: NSLayoutConstraint) -> Bool { left === right }

    /// Hashes which constraint it is.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension UILayoutGuide: Equatable, Hashable {
    /// Whether both are the same guide.
    public nonisolated static func == (left: UILayoutGuide, right: UILayoutGuide) -> Bool { left === right }

    /// Hashes which guide it is.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
