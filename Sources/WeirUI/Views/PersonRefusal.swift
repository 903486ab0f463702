#if !canImport(UIKit)
  /// Why a person cannot do something.
  public struct PersonRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of reasons.
    public enum Reason: Hashable, Sendable {
      /// It, or a view that it is in, is hidden or transparent.
      case hidden
      /// It is a control that is not enabled.
      case disabled
      /// It, or a view that it is in, takes no touches.
      case notInteractive
      /// It is in no window that is shown.
      case notInWindow
      /// It lies outside of what can be seen.
      case offScreen
      /// Something else lies over it.
      case covered(by: String)
      /// The program, such as a delegate, does not allow it.
      case declined(by: String)
      /// There is no such thing.
      case notFound
      /// It takes no such act.
      case notSupported
    }

    /// The reason.
    public let reason: Reason
    /// What was acted on.
    public let subject: String
    /// The act.
    public let act: String

    /// Makes a refusal.
    public init(_ reason: Reason, subject: String, act: String) {
      self.reason = reason
      self.subject = subject
      self.act = act
    }

    /// The subject, the act and the reason in one line.
    public var description: String { "\(subject) does not take \(act): \(reasonText)" }

    private var reasonText: String {
      switch reason {
      case .hidden: "it cannot be seen"
      case .disabled: "it is not enabled"
      case .notInteractive: "it takes no touches"
      case .notInWindow: "it is in no window"
      case .offScreen: "it lies outside of what can be seen"
      case .covered(let cover): "\(cover) lies over it"
      case .declined(let who): "\(who) does not allow it"
      case .notFound: "there is no such thing"
      case .notSupported: "it takes no such act"
      }
    }
  }
#endif
