extension Int {
  /// The whole part of a number, or the nearest integer there is; 0 where it is no number.
  init(saturating number: Double) {
    if number.isNaN {
      self = 0
    } else if number >= 0x1p63 {
      self = .max
    } else {
      self = number > -0x1p63 ? Int(number) : .min
    }
  }
}
