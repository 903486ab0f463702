#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  @Suite struct NSParagraphStyleTests {
    private static let changes: [@Sendable (NSMutableParagraphStyle) -> Void] = [
      { $0.alignment = .right }, { $0.lineBreakMode = .byCharWrapping }, { $0.lineSpacing = 1 },
      { $0.paragraphSpacing = 2 }, { $0.firstLineHeadIndent = 3 }, { $0.headIndent = 4 }, { $0.tailIndent = 5 },
      { $0.lineHeightMultiple = 6 }, { $0.minimumLineHeight = 7 }, { $0.maximumLineHeight = 8 },
    ]

    @Test func theStandardStyleIsUIKits() {
      let style = NSParagraphStyle.default
      #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
      let lengths = [
        style.lineSpacing, style.paragraphSpacing, style.firstLineHeadIndent, style.headIndent, style.tailIndent,
        style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight,
      ]
      #expect(lengths.allSatisfy { $0 == 0 })
    }

    @Test(arguments: changes.indices)
    func everyValueIsKeptComparedAndCopied(index: Int) {
      let style = NSMutableParagraphStyle()
      Self.changes[index](style)
      #expect(style != NSParagraphStyle.default)
      let same = NSMutableParagraphStyle()
      Self.changes[index](same)
      #expect(style == same && style.hashValue == same.hashValue)
      #expect(style.copy() as? NSParagraphStyle == style)
      #expect(style.mutableCopy() as? NSMutableParagraphStyle == style)
      for other in Self.changes.indices where other != index {
        let different = NSMutableParagraphStyle()
        Self.changes[other](different)
        #expect(different != style, "change \(other) is not change \(index)")
      }
    }

    @Test func valuesAreReadAsTheyWereSet() {
      let style = NSMutableParagraphStyle()
      for change in Self.changes { change(style) }
      #expect(style.alignment == .right && style.lineBreakMode == .byCharWrapping)
      #expect(style.lineSpacing == 1 && style.paragraphSpacing == 2 && style.firstLineHeadIndent == 3)
      #expect(style.headIndent == 4 && style.tailIndent == 5 && style.lineHeightMultiple == 6)
      #expect(style.minimumLineHeight == 7 && style.maximumLineHeight == 8)
    }

    @Test func rawValuesAreUIKits() {
      #expect([NSTextAlignment.left, .center, .right, .justified, .natural].map(\.rawValue) == [0, 1, 2, 3, 4])
      let modes: [NSLineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
      ]
      #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
      #expect([NSUnderlineStyle.single, .thick, .double].map(\.rawValue) == [1, 2, 9])
      #expect(NSUnderlineStyle([]).rawValue == 0)
    }

    @Test func namesOfAttributesAreUIKits() {
      let names: [(NSAttributedString.Key, String)] = [
        (.font, "NSFont"), (.foregroundColor, "NSColor"), (.backgroundColor, "NSBackgroundColor"),
        (.paragraphStyle, "NSParagraphStyle"), (.kern, "NSKern"), (.underlineStyle, "NSUnderline"),
        (.underlineColor, "NSUnderlineColor"), (.strikethroughStyle, "NSStrikethrough"),
        (.strikethroughColor, "NSStrikethroughColor"), (.baselineOffset, "NSBaselineOffset"), (.link, "NSLink"),
      ]
      for (key, name) in names { #expect(key.rawValue == name) }
    }
  }
#endif
