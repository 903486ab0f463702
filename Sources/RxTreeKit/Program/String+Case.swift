extension String {
  /// Whether it starts in upper case, as the names of types do.
  var startsInUpperCase: Bool {
    guard let byte = utf8.first else { return false }
    // Nearly all names start with a letter of ASCII, which needs no table of Unicode.
    return byte < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) : first?.isUppercase == true
  }
}
