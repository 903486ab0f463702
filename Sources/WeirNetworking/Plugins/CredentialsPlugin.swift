/// Gives the transport what to say when a server asks who it is, by HTTP's basic or digest scheme.
public final class CredentialsPlugin: PluginType {
  /// Gives the credential for a target; called on any thread.
  public typealias CredentialClosure = @Sendable (any TargetType) -> URLCredential?

  private let credentialsClosure: CredentialClosure

  /// Makes a plugin.
  @preconcurrency
  public init(credentialsClosure: @escaping CredentialClosure) {
    self.credentialsClosure = credentialsClosure
  }

  /// Sets the credential, if there is one.
  public func willSend(_ request: any RequestType, target: any TargetType) {
    if let credential = credentialsClosure(target) { _ = request.authenticate(with: credential) }
  }
}
