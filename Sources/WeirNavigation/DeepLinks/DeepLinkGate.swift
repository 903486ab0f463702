/// What deep links wait for, such as signing in.
///
/// On the main actor. It belongs to the ``DeepLinks`` that it was added to.
@preconcurrency @MainActor
public final class DeepLinkGate {
  /// Its name, for outcomes.
  public let name: String
  /// Whether links may pass.
  public private(set) var isOpen: Bool
  /// Called once for each link that comes to wait here, to ask the person for what opens it.
  public var onWait: (@MainActor (Route) -> Void)?
  private let holds: @MainActor (Route) -> Bool
  weak var links: DeepLinks?

  /// Makes a gate.
  /// - Parameters:
  ///   - name: Its name, for outcomes.
  ///   - isOpen: Whether links may pass at first.
  ///   - holds: Which links have to wait while it is closed; all of them unless given.
  public init(
    _ name: String, isOpen: Bool = false, holds: @escaping @MainActor (Route) -> Bool = { _ in true }
  ) {
    self.name = name
    self.isOpen = isOpen
    self.holds = holds
  }

  /// Lets links pass; the one that waits is followed.
  public func open() {
    guard !isOpen else { return }
    isOpen = true
    links?.advance()
  }

  /// Lets no more links pass; the one that is being followed goes on.
  public func close() { isOpen = false }

  /// Says that it will not open for what waits here: the link is forgotten.
  public func cancel() { links?.forget(at: self) }

  /// Whether a link has to wait here.
  func stops(_ route: Route) -> Bool { !isOpen && holds(route) }
}
