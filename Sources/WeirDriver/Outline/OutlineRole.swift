/// What kind of thing an element of a screen is.
///
/// Its raw value is the word in an outline, and the word by which a name can be narrowed down (`tap button "Save"`).
public enum OutlineRole: String, Sendable, Hashable, CaseIterable {
  /// A window; named only where several show something.
  case window
  /// The bar above a stack of screens.
  case navigationBar = "navigation bar"
  /// A bar of buttons.
  case toolbar
  /// The bar with the tabs.
  case tabBar = "tab bar"
  /// A tab.
  case tab
  /// An alert.
  case alert
  /// A choice of actions from below.
  case actionSheet = "action sheet"
  /// A screen that can be pulled down.
  case sheet
  /// A screen that is shown beside what it belongs to.
  case popover
  /// Something to tap.
  case button
  /// The button that leads to the screen below.
  case backButton = "back button"
  /// A link.
  case link
  /// An entry of a button's menu.
  case menuItem = "menu item"
  /// A text that cannot be changed.
  case text
  /// A heading.
  case header
  /// A picture with a name.
  case image
  /// A field for one line.
  case field
  /// A field whose text is not shown.
  case secureField = "secure field"
  /// A field to search with.
  case searchField = "search field"
  /// A text of several lines.
  case textView = "text view"
  /// A switch.
  case `switch`
  /// A slider.
  case slider
  /// A pair of buttons that change a number.
  case stepper
  /// A row of segments.
  case segments
  /// A segment.
  case segment
  /// Dots that stand for pages.
  case pages
  /// A picker of dates.
  case datePicker = "date picker"
  /// Wheels to turn.
  case picker
  /// A wheel of a picker.
  case wheel
  /// How far something has got.
  case progress
  /// A sign that something is under way.
  case spinner
  /// A list.
  case table
  /// A row of a list.
  case row
  /// A control of the app's own.
  case control
  /// Several elements with a name of their own.
  case group
}
