#if !canImport(UIKit)
  public import Foundation

  /// How the lines of a paragraph lie and break (UIKit).
  open class NSParagraphStyle: Hashable {
    fileprivate struct Values: Hashable {
      var alignment = NSTextAlignment.natural
      var lineBreakMode = NSLineBreakMode.byWordWrapping
      var lineSpacing: CGFloat = 0
      var paragraphSpacing: CGFloat = 0
      var firstLineHeadIndent: CGFloat = 0
      var headIndent: CGFloat = 0
      var tailIndent: CGFloat = 0
      var lineHeightMultiple: CGFloat = 0
      var minimumLineHeight: CGFloat = 0
      var maximumLineHeight: CGFloat = 0
    }

    fileprivate var values = Values()

    /// Makes the standard style.
    public init() {}

    /// The standard style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where the lines lie.
    open var alignment: NSTextAlignment { values.alignment }
    /// How lines break.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// How far the first line is moved in.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How far the other lines are moved in.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end.
    open var tailIndent: CGFloat { values.tailIndent }
    /// By what the height of a line is multiplied; 0 is not at all.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The least height of a line.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line; 0 is any.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// A copy that can be changed.
    public func mutableCopy() -> Any {
      let copy = NSMutableParagraphStyle()
      copy.values = values
      return copy
    }

    /// A copy that cannot be changed.
    public func copy() -> Any {
      let copy = NSParagraphStyle()
      copy.values = values
      return copy
    }

    /// Whether both say the same.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.values == right.values }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  /// How the lines of a paragraph lie and break, which can be changed (UIKit).
  open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Where the lines lie.
    open override var alignment: NSTextAlignment {
      get { values.alignment }
      set { values.alignment = newValue }
    }
    /// How lines break.
    open override var lineBreakMode: NSLineBreakMode {
      get { values.lineBreakMode }
      set { values.lineBreakMode = newValue }
    }
    /// The space between lines.
    open override var lineSpacing: CGFloat {
      get { values.lineSpacing }
      set { values.lineSpacing = newValue }
    }
    /// The space after the paragraph.
    open override var paragraphSpacing: CGFloat {
      get { values.paragraphSpacing }
      set { values.paragraphSpacing = newValue }
    }
    /// How far the first line is moved in.
    open override var firstLineHeadIndent: CGFloat {
      get { values.firstLineHeadIndent }
      set { values.firstLineHeadIndent = newValue }
    }
    /// How far the other lines are moved in.
    open override var headIndent: CGFloat {
      get { values.headIndent }
      set { values.headIndent = newValue }
    }
    /// Where lines end.
    open override var tailIndent: CGFloat {
      get { values.tailIndent }
      set { values.tailIndent = newValue }
    }
    /// By what the height of a line is multiplied; 0 is not at all.
    open override var lineHeightMultiple: CGFloat {
      get { values.lineHeightMultiple }
      set { values.lineHeightMultiple = newValue }
    }
    /// The least height of a line.
    open override var minimumLineHeight: CGFloat {
      get { values.minimumLineHeight }
      set { values.minimumLineHeight = newValue }
    }
    /// The greatest height of a line; 0 is any.
    open override var maximumLineHeight: CGFloat {
      get { values.maximumLineHeight }
      set { values.maximumLineHeight = newValue }
    }
  }
#endif
