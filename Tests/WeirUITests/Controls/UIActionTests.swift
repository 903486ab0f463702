#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Actions and menus, and the numbers of events and states.
  @MainActor @Suite struct UIActionTests {
    @Test func defaultsAreUIKits() {
      let action = UIAction { _ in }
      #expect(action.title == "" && action.subtitle == nil && action.image == nil && action.discoverabilityTitle == nil)
      #expect(action.attributes == [] && action.state == .off && action.sender == nil)
      let menu = UIMenu()
      #expect(menu.title == "" && menu.children.isEmpty && menu.options == [] && menu.image == nil)
    }

    @Test func identifiersAreUniqueUnlessGiven() {
      #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
      #expect(UIMenu().identifier != UIMenu().identifier)
      let action = UIAction(identifier: UIAction.Identifier("save")) { _ in }
      #expect(action.identifier == UIAction.Identifier(rawValue: "save"))
      #expect(UIMenu(identifier: UIMenu.Identifier("file")).identifier == UIMenu.Identifier(rawValue: "file"))
    }

    @Test func theSenderIsThereWhileTheHandlerRuns() {
      var seen: [String] = []
      let action = UIAction { seen.append($0.sender as? String ?? "none") }
      action.performWithSender("me")
      action.performWithSender(nil)
      #expect(seen == ["me", "none"] && action.sender == nil)
    }

    @Test func childrenAreReplacedInACopy() {
      let (first, second) = (UIAction(title: "1") { _ in }, UIAction(title: "2") { _ in })
      let menu = UIMenu(
        title: "t", subtitle: "s", image: UIImage(named: "i"), identifier: UIMenu.Identifier("m"),
        options: [.displayInline, .destructive], children: [first])
      let other = menu.replacingChildren([second, first])
      #expect(other !== menu && other.title == "t" && other.subtitle == "s" && other.image == UIImage(named: "i"))
      #expect(other.identifier == menu.identifier && other.options == menu.options)
      #expect(other.children.map(\.title) == ["2", "1"] && menu.children.map(\.title) == ["1"])
    }

    @Test func actionsAreFoundInMenusInside() {
      let hidden = UIAction(title: "gone", attributes: .hidden) { _ in }
      let deep = UIAction(title: "deep") { _ in }
      let menu = UIMenu(children: [hidden, UIMenu(title: "deep", children: [UIMenu(children: [deep])])])
      #expect(menu.action(titled: "deep") === deep)
      #expect(menu.action(titled: "gone") == nil && menu.action(titled: "none") == nil)
    }

    @Test func aButtonShowsItsMenu() throws {
      let button = UIButton(type: .system)
      var chosen: [String] = []
      func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
      }
      #expect(refusal(button, .chooseFromMenu("a")) == .notFound)
      button.menu = UIMenu(children: [action("a"), action("off", .disabled), action("gone", .hidden)])
      let events = EventLog(button)
      try button.person(does: .chooseFromMenu("a"))
      #expect(chosen == ["a"] && events.log.isEmpty, "held, it sends no event")
      button.showsMenuAsPrimaryAction = true
      try button.person(does: .tap())
      #expect(events.log == ["menu"])
      try button.person(does: .chooseFromMenu("a"))
      #expect(events.log == ["menu", "menu"] && chosen == ["a", "a"])
      #expect(refusal(button, .chooseFromMenu("off")) == .disabled)
      #expect(refusal(button, .chooseFromMenu("gone")) == .notFound)
      button.isEnabled = false
      #expect(refusal(button, .chooseFromMenu("a")) == .disabled && chosen.count == 2)
    }

    @Test func numbersAreUIKits() {
      let attributes: [UIMenuElement.Attributes] = [.disabled, .destructive, .hidden, .keepsMenuPresented]
      #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
      #expect([UIMenuElement.State.off, .on, .mixed].map(\.rawValue) == [0, 1, 2])
      #expect([UIMenu.Options.displayInline, .destructive, .singleSelection].map(\.rawValue) == [1, 2, 32])
    }

    @Test func eventsHaveUIKitsBits() {
      let touches: [UIControl.Event] = [
        .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
        .touchUpInside, .touchUpOutside, .touchCancel,
      ]
      for (bit, event) in touches.enumerated() {
        #expect(event.rawValue == 1 << UInt(bit) && UIControl.Event.allTouchEvents.contains(event))
        #expect(UIControl.Event.allEditingEvents.isDisjoint(with: event))
      }
      let editing: [UIControl.Event] = [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
      for (bit, event) in editing.enumerated() {
        #expect(event.rawValue == 1 << UInt(16 + bit) && UIControl.Event.allEditingEvents.contains(event))
      }
      #expect(UIControl.Event.valueChanged.rawValue == 1 << 12)
      #expect(UIControl.Event.primaryActionTriggered.rawValue == 1 << 13)
      #expect(UIControl.Event.menuActionTriggered.rawValue == 1 << 14)
      for event in touches + editing + [.valueChanged, .applicationReserved, .systemReserved] {
        #expect(UIControl.Event.allEvents.contains(event))
      }
    }

    @Test func statesHaveUIKitsBits() {
      #expect(UIControl.State.normal == [])
      #expect([UIControl.State.highlighted, .disabled, .selected, .focused].map(\.rawValue) == [1, 2, 4, 8])
      #expect(UIControl.State.application.rawValue == 0x00FF_0000)
      let horizontal: [UIControl.ContentHorizontalAlignment] = [.center, .left, .right, .fill, .leading, .trailing]
      #expect(horizontal.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
      let vertical: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
      #expect(vertical.map(\.rawValue) == [0, 1, 2, 3])
    }
  }
#endif
