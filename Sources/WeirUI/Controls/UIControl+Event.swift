#if !canImport(UIKit)
  extension UIControl {
    /// What happens to a control (UIKit).
    public struct Event: OptionSet, Hashable, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Makes events of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// A finger is put down.
      public static let touchDown = Event(rawValue: 1)
      /// A finger is put down again.
      public static let touchDownRepeat = Event(rawValue: 1 << 1)
      /// A finger is dragged inside.
      public static let touchDragInside = Event(rawValue: 1 << 2)
      /// A finger is dragged outside.
      public static let touchDragOutside = Event(rawValue: 1 << 3)
      /// A finger is dragged in.
      public static let touchDragEnter = Event(rawValue: 1 << 4)
      /// A finger is dragged out.
      public static let touchDragExit = Event(rawValue: 1 << 5)
      /// A finger is lifted inside.
      public static let touchUpInside = Event(rawValue: 1 << 6)
      /// A finger is lifted outside.
      public static let touchUpOutside = Event(rawValue: 1 << 7)
      /// The system has taken the touch away.
      public static let touchCancel = Event(rawValue: 1 << 8)
      /// The value has changed.
      public static let valueChanged = Event(rawValue: 1 << 12)
      /// The control is used in the way that it is for.
      public static let primaryActionTriggered = Event(rawValue: 1 << 13)
      /// A menu is about to be shown.
      public static let menuActionTriggered = Event(rawValue: 1 << 14)
      /// Editing has begun.
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      /// The text has changed.
      public static let editingChanged = Event(rawValue: 1 << 17)
      /// Editing has ended.
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      /// Editing ends by the return key.
      public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
      /// All touches.
      public static let allTouchEvents = Event(rawValue: 0xFFF)
      /// All of editing.
      public static let allEditingEvents = Event(rawValue: 0xF_0000)
      /// Bits for the app.
      public static let applicationReserved = Event(rawValue: 0x0F00_0000)
      /// Bits for the system.
      public static let systemReserved = Event(rawValue: 0xF000_0000)
      /// All events.
      public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control is (UIKit).
    public struct State: OptionSet, Hashable, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Makes a state of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Nothing in particular.
      public static let normal: State = []
      /// Pressed.
      public static let highlighted = State(rawValue: 1)
      /// Not enabled.
      public static let disabled = State(rawValue: 2)
      /// Chosen.
      public static let selected = State(rawValue: 4)
      /// In focus.
      public static let focused = State(rawValue: 8)
      /// Bits for the app.
      public static let application = State(rawValue: 0x00FF_0000)
    }

    /// Where content lies across (UIKit).
    public enum ContentHorizontalAlignment: Int, Sendable {
      /// In the middle.
      case center
      /// At the left.
      case left
      /// At the right.
      case right
      /// Over the whole width.
      case fill
      /// Where the language begins.
      case leading
      /// Where the language ends.
      case trailing
    }

    /// Where content lies down (UIKit).
    public enum ContentVerticalAlignment: Int, Sendable {
      /// In the middle.
      case center
      /// At the top.
      case top
      /// At the bottom.
      case bottom
      /// Over the whole height.
      case fill
    }
  }
#endif
