/// The names of the attributes that constraints are about.
///
/// Several are named one after the other, `$0.left.right`, and then each has its own constraint.
@MainActor
public protocol LayoutAttributes {
  /// What names attributes.
  associatedtype Named

  /// Names attributes, after those that are named already.
  func naming(_ attributes: [NSLayoutConstraint.Attribute]) -> Named
}

extension LayoutAttributes {
  /// The left edge.
  public var left: Named { naming([.left]) }
  /// The right edge.
  public var right: Named { naming([.right]) }
  /// The top edge.
  public var top: Named { naming([.top]) }
  /// The bottom edge.
  public var bottom: Named { naming([.bottom]) }
  /// The edge where the language begins.
  public var leading: Named { naming([.leading]) }
  /// The edge where the language ends.
  public var trailing: Named { naming([.trailing]) }
  /// The width.
  public var width: Named { naming([.width]) }
  /// The height.
  public var height: Named { naming([.height]) }
  /// The horizontal middle.
  public var centerX: Named { naming([.centerX]) }
  /// The vertical middle.
  public var centerY: Named { naming([.centerY]) }
  /// The baseline of the first line of text.
  public var firstBaseline: Named { naming([.firstBaseline]) }
  /// The baseline of the last line of text.
  public var lastBaseline: Named { naming([.lastBaseline]) }
}

extension LayoutAttributes {
  /// The left edge inside the margins.
  public var leftMargin: Named { naming([.leftMargin]) }
  /// The right edge inside the margins.
  public var rightMargin: Named { naming([.rightMargin]) }
  /// The top edge inside the margins.
  public var topMargin: Named { naming([.topMargin]) }
  /// The bottom edge inside the margins.
  public var bottomMargin: Named { naming([.bottomMargin]) }
  /// The edge inside the margins where the language begins.
  public var leadingMargin: Named { naming([.leadingMargin]) }
  /// The edge inside the margins where the language ends.
  public var trailingMargin: Named { naming([.trailingMargin]) }
  /// The horizontal middle inside the margins.
  public var centerXWithinMargins: Named { naming([.centerXWithinMargins]) }
  /// The vertical middle inside the margins.
  public var centerYWithinMargins: Named { naming([.centerYWithinMargins]) }
}

extension LayoutAttributes {
  /// The top, left, bottom and right edges.
  public var edges: Named { naming([.top, .left, .bottom, .right]) }
  /// The top, leading, bottom and trailing edges.
  public var directionalEdges: Named { naming([.top, .leading, .bottom, .trailing]) }
  /// The left and right edges.
  public var horizontalEdges: Named { naming([.left, .right]) }
  /// The top and bottom edges.
  public var verticalEdges: Named { naming([.top, .bottom]) }
  /// The leading and trailing edges.
  public var directionalHorizontalEdges: Named { naming([.leading, .trailing]) }
  /// The top and bottom edges; SnapKit's other name of `verticalEdges`.
  public var directionalVerticalEdges: Named { naming([.top, .bottom]) }
  /// The width and the height.
  public var size: Named { naming([.width, .height]) }
  /// The middle.
  public var center: Named { naming([.centerX, .centerY]) }
  /// The four edges inside the margins.
  public var margins: Named { naming([.topMargin, .leftMargin, .bottomMargin, .rightMargin]) }
  /// The four edges inside the margins, in the direction of the language.
  public var directionalMargins: Named { naming([.topMargin, .leadingMargin, .bottomMargin, .trailingMargin]) }
  /// The middle inside the margins.
  public var centerWithinMargins: Named { naming([.centerXWithinMargins, .centerYWithinMargins]) }
}
