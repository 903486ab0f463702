/// Why nobody was signed in.
enum AccountError: Error, CustomStringConvertible {
  case unknown

  var description: String { "The name or the password is wrong." }
}
