#if !canImport(UIKit)
  import Foundation

  /// How items and constraints are written in reports.
  @MainActor enum LayoutText {
    /// A view or guide by its type and its identifier, or else its address.
    static func name(of item: AnyObject?) -> String {
      guard let item else { return "(released)" }
      let identifier = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
      if let identifier, !identifier.isEmpty { return "\(type(of: item)):'\(identifier)'" }
      return "\(type(of: item)):0x\(String(UInt(bitPattern: ObjectIdentifier(item).hashValue), radix: 16))"
    }

    /// A number without what it does not need.
    static func number(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
    }

    /// The sign of a relation.
    static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }
#endif
