#if !canImport(UIKit)
  extension UITableViewCell {
    /// What a cell shows without further ado (UIKit).
    public enum CellStyle: Int, Sendable {
      /// A picture and a text.
      case `default`
      /// A text and a value at the end.
      case value1
      /// A value after a text in the tint.
      case value2
      /// A text and a smaller one below.
      case subtitle
    }

    /// What stands at the end of a cell (UIKit).
    public enum AccessoryType: Int, Sendable {
      /// Nothing.
      case none
      /// An arrow: more comes.
      case disclosureIndicator
      /// A button with an i, and an arrow.
      case detailDisclosureButton
      /// A tick.
      case checkmark
      /// A button with an i.
      case detailButton

      var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
    }

    /// How being chosen looks (UIKit).
    public enum SelectionStyle: Int, Sendable {
      /// It does not show.
      case none
      /// Blue.
      case blue
      /// Gray.
      case gray
      /// As the system has it.
      case `default`
    }

    /// What a row can be edited by (UIKit).
    public enum EditingStyle: Int, Sendable {
      /// Nothing.
      case none
      /// Deleting.
      case delete
      /// Inserting.
      case insert
    }

    /// The look of the lines between rows (UIKit).
    public enum SeparatorStyle: Int, Sendable {
      /// None.
      case none
      /// A line.
      case singleLine
    }
  }
#endif
