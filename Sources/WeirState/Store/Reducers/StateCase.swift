/// A case of an enum with a payload: how to make one, and how to get the payload out.
///
///     StateCase(embed: Session.signedIn) { if case .signedIn(let user) = $0 { user } else { nil } }
public struct StateCase<Root, Value> {
  @usableFromInline let embed: (Value) -> Root
  @usableFromInline let extract: (Root) -> Value?

  /// Makes a description of a case.
  /// - Parameters:
  ///   - embed: Makes the enum's value; the name of the case is such a function.
  ///   - extract: Gives the payload, or nil for other cases.
  public init(embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    self.embed = embed
    self.extract = extract
  }
}
