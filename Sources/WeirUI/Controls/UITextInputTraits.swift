#if !canImport(UIKit)
  /// How a keyboard looks and what it does (UIKit).
  @preconcurrency @MainActor
  public protocol UITextInputTraits: AnyObject {
    /// Which characters the keyboard has.
    var keyboardType: UIKeyboardType { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the text cannot be read.
    var isSecureTextEntry: Bool { get set }
    /// What begins with a capital letter.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether words are checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// Whether the return key is off while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// What the text is.
    var textContentType: UITextContentType! { get set }
  }

  /// Which characters a keyboard has (UIKit).
  public enum UIKeyboardType: Int, Sendable {
    /// All.
    case `default`
    /// Those of ASCII.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// Those of a URL.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    /// Digits.
    case numberPad
    /// Those of a telephone.
    case phonePad
    /// Those of a name or a telephone.
    case namePhonePad
    /// Those of an address of mail.
    case emailAddress
    /// Digits and a point.
    case decimalPad
    /// Those of a short message.
    case twitter
    /// Those of a search.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad
  }

  /// What a return key says (UIKit).
  public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default`
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
  }

  /// What begins with a capital letter (UIKit).
  public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nothing.
    case none
    /// Words.
    case words
    /// Sentences.
    case sentences
    /// All.
    case allCharacters
  }

  /// Whether words are corrected (UIKit).
  public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system has it.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
  }

  /// Whether words are checked (UIKit).
  public enum UITextSpellCheckingType: Int, Sendable {
    /// As the system has it.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
  }

  /// Light or dark (UIKit).
  public enum UIKeyboardAppearance: Int, Sendable {
    /// As the system has it.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light
  }

  /// What a text is, so that it can be filled in (UIKit).
  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A name of a user.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that works once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A number of a telephone.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A URL.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // swift-format-ignore
    public static let URL = UITextContentType(rawValue: "url")
  }
#endif
