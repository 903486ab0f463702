#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// Traits: values that are not said, several put together, and what controllers hear of changes.
  @MainActor @Suite struct UITraitCollectionTests {
    @Test func nothingIsSaidAtFirst() {
      let traits = UITraitCollection()
      #expect(traits.userInterfaceStyle == .unspecified && traits.horizontalSizeClass == .unspecified)
      #expect(traits.verticalSizeClass == .unspecified && traits.layoutDirection == .unspecified)
      #expect(traits.displayScale == 0 && traits.userInterfaceIdiom == .unspecified)
    }

    @Test func eachIsMadeAlone() {
      #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
      #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
      #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
      #expect(UITraitCollection(displayScale: 2).displayScale == 2)
      #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
      #expect(UITraitCollection(horizontalSizeClass: .regular).verticalSizeClass == .unspecified)
      #expect(UITraitCollection(displayScale: 0) == UITraitCollection())
    }

    @Test func laterOnesComeFirst() {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
        UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
      ])
      #expect(traits.userInterfaceStyle == .light && traits.displayScale == 2)
      #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
    }

    @Test func oneContainsAnother() {
      let traits = UITraitCollection {
        $0.userInterfaceStyle = .dark
        $0.horizontalSizeClass = .compact
        $0.userInterfaceIdiom = .phone
      }
      #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
      #expect(traits.containsTraits(in: nil) && traits.containsTraits(in: UITraitCollection()))
      #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
      #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
      #expect(traits.containsTraits(in: traits))
    }

    @Test func aChangedOneIsAnother() {
      let traits = UITraitCollection(userInterfaceStyle: .dark)
      let other = traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
      #expect(other.userInterfaceStyle == .dark && other.layoutDirection == .rightToLeft)
      #expect(traits.layoutDirection == .unspecified && other != traits)
      #expect(other.modifyingTraits { $0.layoutDirection = .unspecified } == traits)
      #expect(Set([traits, UITraitCollection(userInterfaceStyle: .dark), other]).count == 2)
    }

    @Test func colorsDifferByTheStyle() {
      let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
      #expect(light.hasDifferentColorAppearance(comparedTo: dark))
      #expect(light.hasDifferentColorAppearance(comparedTo: nil))
      #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 2 }))
    }

    @Test func definitionsSeeOnlyTheirOwn() {
      let base = UITraitCollection()
      let changes: [(any UITraitDefinition.Type, UITraitCollection)] = [
        (UITraitUserInterfaceStyle.self, UITraitCollection(userInterfaceStyle: .dark)),
        (UITraitHorizontalSizeClass.self, UITraitCollection(horizontalSizeClass: .regular)),
        (UITraitVerticalSizeClass.self, UITraitCollection(verticalSizeClass: .regular)),
        (UITraitLayoutDirection.self, UITraitCollection(layoutDirection: .rightToLeft)),
      ]
      for (index, change) in changes.enumerated() {
        for (other, definition) in changes.enumerated() {
          #expect(definition.0.differs(base, change.1) == (index == other), "\(definition.0)")
        }
      }
    }

    @Test func numbersAreUIKits() {
      #expect([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue) == [0, 1, 2])
      #expect([UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue) == [0, 1, 2])
      #expect(
        [UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft].map(\.rawValue) == [-1, 0, 1])
      #expect([UIUserInterfaceIdiom.unspecified, .phone, .pad, .mac].map(\.rawValue) == [-1, 0, 1, 5])
    }

    /// Law: putting traits together is associative, and what is said later is what is read.
    @Test(arguments: 0..<30 as Range<UInt64>)
    func puttingTogetherIsAssociative(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func traits() -> UITraitCollection {
        UITraitCollection {
          $0.userInterfaceStyle = [.unspecified, .light, .dark].randomElement(using: &random) ?? .dark
          $0.horizontalSizeClass = [.unspecified, .compact, .regular].randomElement(using: &random) ?? .compact
          $0.displayScale = [0, 2, 3].randomElement(using: &random) ?? 0
          $0.userInterfaceIdiom = [.unspecified, .pad, .phone].randomElement(using: &random) ?? .pad
        }
      }
      let (a, b, c) = (traits(), traits(), traits())
      let left = UITraitCollection(traitsFrom: [UITraitCollection(traitsFrom: [a, b]), c])
      let right = UITraitCollection(traitsFrom: [a, UITraitCollection(traitsFrom: [b, c])])
      #expect(left == right && left == UITraitCollection(traitsFrom: [a, b, c]), "seed \(seed)")
      #expect(left.containsTraits(in: c), "seed \(seed)")
      #expect(UITraitCollection(traitsFrom: [a, a]) == a, "seed \(seed)")
    }
  }
#endif
