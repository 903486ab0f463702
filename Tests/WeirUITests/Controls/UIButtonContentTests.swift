#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// What a button shows in each state, and configurations.
  @MainActor @Suite struct UIButtonContentTests {
    @Test func whatAStateDoesNotHaveIsTheNormalOnes() {
      let button = UIButton()
      button.setTitle("n", for: .normal)
      button.setImage(UIImage(named: "n"), for: .normal)
      button.setBackgroundImage(UIImage(named: "b"), for: .normal)
      button.setTitleShadowColor(.red, for: .normal)
      for state in [UIControl.State.highlighted, .disabled, .selected, [.selected, .highlighted]] {
        #expect(button.title(for: state) == "n" && button.image(for: state) == UIImage(named: "n"))
        #expect(button.backgroundImage(for: state) == UIImage(named: "b"))
        #expect(button.titleShadowColor(for: state) == .red)
      }
      button.setTitle("s", for: .selected)
      #expect(button.title(for: .selected) == "s" && button.title(for: .highlighted) == "n")
      #expect(button.title(for: [.selected, .highlighted]) == "n", "each combination is a state of its own")
      button.setTitle(nil, for: .selected)
      #expect(button.title(for: .selected) == "n")
    }

    @Test func theNormalStateHasOnlyItsOwn() {
      let button = UIButton()
      button.setTitle("s", for: .selected)
      #expect(button.title(for: .normal) == nil && button.currentTitle == nil)
      button.isSelected = true
      #expect(button.currentTitle == "s")
    }

    @Test func colorsOfTitles() {
      #expect(UIButton(type: .custom).titleColor(for: .normal) == .white)
      let system = UIButton(type: .system)
      system.tintColor = .green
      #expect(system.titleColor(for: .normal) == .green && system.currentTitleColor == .green)
      system.setTitleColor(.red, for: .disabled)
      #expect(system.titleColor(for: .disabled) == .red)
      system.isEnabled = false
      #expect(system.currentTitleColor == .red)
    }

    @Test func theLabelAndThePictureFollow() {
      let button = UIButton()
      button.setTitle("n", for: .normal)
      button.setTitle("h", for: .highlighted)
      button.setImage(UIImage(named: "n"), for: .normal)
      button.setImage(UIImage(named: "d"), for: .disabled)
      #expect(button.titleLabel?.text == "n" && button.imageView?.image == UIImage(named: "n"))
      button.isHighlighted = true
      #expect(button.titleLabel?.text == "h")
      button.isHighlighted = false
      button.isEnabled = false
      #expect(button.titleLabel?.text == "n" && button.imageView?.image == UIImage(named: "d"))
      #expect(button.titleLabel?.superview === button && button.imageView?.superview === button)
      button.setAttributedTitle(NSAttributedString(string: "styled"), for: .normal)
      #expect(button.titleLabel?.text == "styled" && button.currentAttributedTitle?.string == "styled")
    }

    @Test func attributedTitlesAreCopied() {
      let (button, text) = (UIButton(), NSMutableAttributedString(string: "a"))
      button.setAttributedTitle(text, for: .normal)
      text.append(NSAttributedString(string: "!"))
      #expect(button.attributedTitle(for: .normal)?.string == "a")
      button.setAttributedTitle(nil, for: .normal)
      #expect(button.currentAttributedTitle == nil)
    }

    @Test func aConfigurationComesFirst() {
      let button = UIButton()
      button.setTitle("state", for: .normal)
      button.configuration = .filled()
      #expect(button.accessibilityLabel == "state")
      button.configuration?.attributedTitle = AttributedString("styled")
      #expect(button.accessibilityLabel == "styled")
      button.configuration?.title = "plain"
      button.configuration?.image = UIImage(named: "c")
      #expect(button.accessibilityLabel == "plain" && button.imageView?.image == UIImage(named: "c"))
      button.accessibilityLabel = "said"
      #expect(button.accessibilityLabel == "said")
    }

    @Test func configurationsDifferInTheirLook() {
      let looks = [
        UIButton.Configuration.plain(), .tinted(), .gray(), .filled(), .borderless(), .bordered(), .borderedTinted(),
        .borderedProminent(),
      ].map(\.look)
      #expect(Set(looks).count == 8)
      let plain = UIButton.Configuration.plain()
      #expect(plain.imagePlacement == .leading && plain.imagePadding == 0 && plain.buttonSize == .medium)
      #expect(plain.cornerStyle == .dynamic && !plain.showsActivityIndicator && plain.title == nil)
      #expect(UIButton.Configuration.CornerStyle.fixed.rawValue == -1)
    }

    @Test func theHandlerHearsOfEveryState() {
      let button = UIButton(configuration: .plain())
      var states: [UIControl.State] = []
      button.configurationUpdateHandler = { states.append($0.state) }
      button.isHighlighted = true
      button.isHighlighted = true
      button.isSelected = true
      button.isEnabled = false
      #expect(states == [[], .highlighted, [.highlighted, .selected], [.highlighted, .selected, .disabled]])
      button.setNeedsUpdateConfiguration()
      #expect(states.count == 5)
    }

    @Test func kindsHaveUIKitsNumbers() {
      let kinds: [UIButton.ButtonType] = [.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd]
      #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 4, 5] && UIButton.ButtonType.close.rawValue == 7)
      #expect([UIButton.Role.normal, .primary, .cancel, .destructive].map(\.rawValue) == [0, 1, 2, 3])
      #expect(UIButton().buttonType == .custom && UIButton(type: .close).buttonType == .close)
      #expect(UIButton(primaryAction: nil).buttonType == .system)
    }
  }
#endif
