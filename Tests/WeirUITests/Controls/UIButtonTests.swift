#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @MainActor @Suite struct UIButtonTests {
    @Test func aTapIsPressedLiftedAndUsed() throws {
      let button = UIButton(type: .system)
      let events = EventLog(button)
      try button.person(does: .tap())
      #expect(events.log == ["down", "up", "primary"])
      try button.person(does: .tap(count: 2))
      #expect(events.log.count == 9)
    }

    @Test func theTitleFollowsTheState() {
      let button = UIButton(type: .custom)
      button.setTitle("Normal", for: .normal)
      button.setTitle("Off", for: .disabled)
      button.setTitleColor(.red, for: .normal)
      button.setTitleColor(.blue, for: .selected)
      #expect(button.titleLabel?.text == "Normal")
      button.isEnabled = false
      #expect(button.currentTitle == "Off")
      #expect(button.titleLabel?.text == "Off")
      button.isEnabled = true
      button.isSelected = true
      #expect(button.currentTitle == "Normal")
      #expect(button.titleLabel?.textColor == .blue)
      #expect(button.title(for: .selected) == "Normal")
      button.setTitle(nil, for: .normal)
      #expect(button.currentTitle == nil)
    }

    @Test func picturesFollowTheState() {
      let button = UIButton(type: .custom)
      button.setImage(UIImage(named: "a"), for: .normal)
      button.setImage(UIImage(named: "b"), for: .highlighted)
      button.setBackgroundImage(UIImage(named: "c"), for: .normal)
      #expect(button.imageView?.image == UIImage(named: "a"))
      button.isHighlighted = true
      #expect(button.imageView?.image == UIImage(named: "b"))
      #expect(button.currentBackgroundImage == UIImage(named: "c"))
    }

    @Test func attributesComeBeforePlainTitles() {
      let button = UIButton(type: .custom)
      button.setTitle("plain", for: .normal)
      button.setAttributedTitle(NSAttributedString(string: "styled"), for: .normal)
      #expect(button.titleLabel?.text == "styled")
      #expect(button.currentAttributedTitle?.string == "styled")
      #expect(button.accessibilityLabel == "styled")
      button.setAttributedTitle(nil, for: .normal)
      #expect(button.titleLabel?.text == "plain")
    }

    @Test func anActionGivesItsTitleAndIsUsed() throws {
      var taps = 0
      let action = UIAction(title: "Go", image: UIImage(systemName: "play")) { _ in taps += 1 }
      let button = UIButton(type: .system, primaryAction: action)
      #expect(button.currentTitle == "Go")
      #expect(button.currentImage == UIImage(systemName: "play"))
      try button.person(does: .tap())
      #expect(taps == 1)
    }

    @Test func aConfigurationIsFilledByTheAction() throws {
      var taps = 0
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in taps += 1 })
      #expect(button.configuration?.title == "Go")
      #expect(button.titleLabel?.text == "Go")
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Own"
      #expect(UIButton(configuration: configuration, primaryAction: UIAction(title: "Go") { _ in }).shownTitle == "Own")
      try button.person(does: .tap())
      #expect(taps == 1)
    }

    @Test func theHandlerFollowsTheState() {
      let button = UIButton(configuration: .plain())
      button.configurationUpdateHandler = { button in
        button.configuration?.title = button.isEnabled ? "on" : "off"
      }
      #expect(button.titleLabel?.text == "on")
      button.isEnabled = false
      #expect(button.titleLabel?.text == "off")
    }

    @Test func aToggleIsChosen() throws {
      let button = UIButton(type: .system)
      button.changesSelectionAsPrimaryAction = true
      var seen: [Bool] = []
      button.addAction(UIAction { _ in seen.append(button.isSelected) }, for: .primaryActionTriggered)
      try button.person(does: .tap())
      try button.person(does: .tap())
      #expect(seen == [true, false])
    }

    @Test func theMenuIsShownInThePlaceOfTheTap() throws {
      var chosen: [String] = []
      let button = UIButton(type: .system)
      button.menu = UIMenu(children: [
        UIAction(title: "A") { _ in chosen.append("A") },
        UIMenu(title: "more", children: [UIAction(title: "B", attributes: .disabled) { _ in chosen.append("B") }]),
        UIAction(title: "C", attributes: .hidden) { _ in chosen.append("C") },
      ])
      let events = EventLog(button)
      try button.person(does: .chooseFromMenu("A"))
      #expect(chosen == ["A"] && events.log.isEmpty)
      button.showsMenuAsPrimaryAction = true
      try button.person(does: .tap())
      #expect(events.log == ["menu"])
      #expect(refusal(button, .chooseFromMenu("B")) == .disabled)
      #expect(refusal(button, .chooseFromMenu("C")) == .notFound)
      #expect(refusal(button, .chooseFromMenu("D")) == .notFound)
      button.isEnabled = false
      #expect(refusal(button, .chooseFromMenu("A")) == .disabled)
    }

    @Test func aTapOnItsLabelIsATapOnIt() throws {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      let events = EventLog(button)
      try button.titleLabel?.person(does: .tap())
      #expect(events.log == ["down", "up", "primary"])
    }

    @Test func traitsFollowTheState() {
      let button = UIButton(type: .system)
      #expect(button.accessibilityTraits == .button)
      button.isEnabled = false
      button.isSelected = true
      #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
      button.accessibilityTraits = .link
      #expect(button.accessibilityTraits == .link)
    }
  }
#endif
