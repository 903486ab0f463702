#if !canImport(UIKit)
  import Foundation

  /// The measurer of text in use.
  @preconcurrency @MainActor
  public enum TextMeasuring {
    /// What measures text; a simple one unless set.
    ///
    /// Set it before there are views: those that are there keep their sizes until something changes.
    public static var measurer: any TextMeasurer = SimpleTextMeasurer()
  }
#endif
