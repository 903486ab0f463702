#if !canImport(UIKit)
  public import Foundation

  /// Says how much room text takes.
  ///
  /// A host that draws text sets its own in ``TextMeasuring/measurer``, so that layout agrees with what is drawn.
  @preconcurrency @MainActor
  public protocol TextMeasurer {
    /// Breaks a text into lines.
    ///
    /// - Parameters:
    ///   - text: The text; a line break in it begins a line.
    ///   - font: Its font.
    ///   - width: The width in which lines have to fit; infinite where they may be as long as they like.
    ///   - maximumLines: How many lines there may be; 0 is any number.
    func measure(_ text: String, font: UIFont, width: CGFloat, maximumLines: Int) -> TextMeasurement
  }

  /// The room that a text takes.
  public struct TextMeasurement: Hashable, Sendable {
    /// The size of all lines.
    public var size: CGSize
    /// How many lines there are.
    public var lineCount: Int
    /// How far the first baseline is below the top.
    public var firstBaseline: CGFloat
    /// How far the last baseline is above the bottom.
    public var lastBaseline: CGFloat

    /// Makes a measurement.
    public init(size: CGSize, lineCount: Int, firstBaseline: CGFloat, lastBaseline: CGFloat) {
      self.size = size
      self.lineCount = lineCount
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
    }
  }
#endif
