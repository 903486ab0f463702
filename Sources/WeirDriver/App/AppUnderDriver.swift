public import Foundation

/// What an app offers a driver beside its screens: each of it if it likes.
///
/// On the main actor. A command for which the app offers nothing says so.
@MainActor
public struct AppUnderDriver {
  /// The name of the app, for prompts and messages.
  public var name: String
  /// The live tree of flows, coordinators and screens, as text.
  public var tree: (() -> String)?
  /// Where the latest steps went, the oldest first; a line each.
  public var steps: (() -> [String])?
  /// Where the app is, such as `/catalog/7`.
  public var route: (() -> String)?
  /// Opens a link; it throws where nobody knows it.
  public var open: ((URL) async throws -> Void)?
  /// Goes to the state before; whether there was one.
  public var undo: (() -> Bool)?
  /// Goes to the state after; whether there was one.
  public var redo: (() -> Bool)?
  /// Keeps the state for the next start; what was kept, in a line.
  public var save: (() async throws -> String)?

  /// What the app works at, in words, or nil while it is at rest; the driver waits for it, within its limit.
  public var busy: (() -> String?)?

  /// Makes what an app offers; nothing to begin with.
  public init(name: String = "app") { self.name = name }
}
