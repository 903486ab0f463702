#if !canImport(UIKit)
  import WeirUI

  /// An element of a screen, with what a person's acts on it go to.
  @MainActor
  struct ScreenElement {
    /// What the outline says of it, without what is in it.
    var outline: OutlineElement
    /// By what else it is known.
    var otherNames: [String] = []
    /// What acts on it go to, where there is something.
    var target: ActTarget?
    /// What is in it.
    var children: [ScreenElement] = []
    /// Where it is in its window.
    var frame = CGRect.null
    /// When it and the last thing in it were painted, as far as the walk knows.
    var painted = 0...0

    init(
      _ role: OutlineRole, _ name: String? = nil, number: Int? = nil, value: String? = nil, states: [OutlineState] = [],
      target: ActTarget? = nil
    ) {
      outline = OutlineElement(role, name, number: number, value: value, states: states)
      self.target = target
    }

    /// By what it is known.
    var names: [String] { (outline.name.map { [$0] } ?? []) + otherNames }

    /// The element with what is in it, as a value.
    var whole: OutlineElement {
      var element = outline
      element.children = children.map(\.whole)
      return element
    }

    /// It and all that is in it, in reading order.
    var flat: [ScreenElement] { [self] + children.flatMap(\.flat) }

    /// Whether a tap on it does something by its nature.
    var takesTaps: Bool {
      switch outline.role {
      case .button, .backButton, .link, .menuItem, .tab, .segment, .switch, .row, .control, .field, .secureField,
        .searchField,
        .textView:
        true
      default: outline.states.contains(.tappable)
      }
    }
  }
#endif
