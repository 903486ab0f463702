#if !canImport(UIKit)
  import Foundation

  /// Breaks characters into lines that are not wider than a limit.
  struct LineBreaker {
    let limit: CGFloat
    /// The widths of the lines, without the spaces at their ends.
    private(set) var widths: [CGFloat] = []

    init(limit: CGFloat) { self.limit = limit }

    /// Adds a paragraph.
    mutating func add(_ characters: [(width: CGFloat, isSpace: Bool)]) {
      // The line: its width with trailing spaces, without them, and up to the last place where it may be broken.
      var (whole, solid): (CGFloat, CGFloat) = (0, 0)
      var (wordWidth, isInWord): (CGFloat, Bool) = (0, false)
      var beforeWord: CGFloat = 0
      for character in characters {
        if character.isSpace {
          whole += character.width
          isInWord = false
          continue
        }
        if !isInWord { (beforeWord, wordWidth, isInWord) = (solid, 0, true) }
        // Twice where a word that goes to the next line is too long for that, too.
        while whole + character.width > limit + 1e-6, whole > 0 {
          let breaksWord = beforeWord == 0
          widths.append(breaksWord ? solid : beforeWord)
          whole = breaksWord ? 0 : wordWidth
          (solid, beforeWord) = (whole, 0)
          if breaksWord { wordWidth = 0 }
        }
        whole += character.width
        wordWidth += character.width
        solid = whole
      }
      widths.append(solid)
    }
  }
#endif
