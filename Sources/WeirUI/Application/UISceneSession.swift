#if !canImport(UIKit)
  public import Foundation

  /// What is known of a scene while it is connected (UIKit).
  @preconcurrency @MainActor
  public final class UISceneSession {
    /// What it is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a role of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// An app's own windows.
      public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What it is for.
    public let role: Role
    /// A name that no other session has.
    public let persistentIdentifier: String
    /// Its scene.
    public internal(set) weak var scene: UIScene?

    init(role: Role = .windowApplication) {
      self.role = role
      persistentIdentifier = UUID().uuidString
    }
  }

  extension UIScene {
    /// What a scene is asked for when it is connected (UIKit).
    @preconcurrency @MainActor
    public final class ConnectionOptions {
      /// The links that it was opened with.
      public let urlContexts: Set<UIOpenURLContext>

      init(urls: [URL]) {
        urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
      }
    }
  }

  /// A link that a scene is asked to open (UIKit).
  public final class UIOpenURLContext: Hashable, Sendable {
    /// The link.
    public let url: URL

    init(url: URL) { self.url = url }

    /// Whether both are the same object.
    public static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
