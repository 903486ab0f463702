#if !canImport(UIKit)
  public import Foundation

  /// What manages a sheet (UIKit).
  @preconcurrency @MainActor
  open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests (UIKit).
    @preconcurrency @MainActor
    public final class Detent {
      /// The name of a detent.
      public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Half of the screen.
        public static let medium = Identifier("com.apple.UIKit.medium")
        /// The whole screen.
        public static let large = Identifier("com.apple.UIKit.large")
      }

      /// Its name.
      public let identifier: Identifier
      private let height: (CGFloat) -> CGFloat?

      private init(_ identifier: Identifier, height: @escaping (CGFloat) -> CGFloat?) {
        self.identifier = identifier
        self.height = height
      }

      /// Half of the screen.
      public static func medium() -> Detent { Detent(.medium) { $0 / 2 } }

      /// The whole screen.
      public static func large() -> Detent { Detent(.large) { $0 } }

      /// A height that a closure says, given the largest one; nil leaves it out.
      public static func custom(
        identifier: Identifier? = nil, resolver: @escaping (_ maximumDetentValue: CGFloat) -> CGFloat?
      ) -> Detent {
        Detent(identifier ?? Identifier(UUID().uuidString), height: resolver)
      }

      /// The height, given the largest one.
      func resolved(in largest: CGFloat) -> CGFloat? { height(largest).map { min($0, largest) } }
    }

    /// The heights at which it rests, from the smallest to the largest.
    open var detents: [Detent] = [.large()]
    /// The detent at which it rests; the smallest one unless set.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// Up to which detent what is behind takes touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a grabber is shown.
    open var prefersGrabberVisible = false
    /// Whether it grows when its content is scrolled.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it keeps off the edges where there is little height.
    open var prefersEdgeAttachedInCompactHeight = false
    /// How round its corners are.
    open var preferredCornerRadius: CGFloat?

    private static let topGap: CGFloat = 10

    /// Makes changes that are to be seen moving.
    open func animateChanges(_ changes: () -> Void) {
      changes()
      containerView?.setNeedsLayout()
    }

    /// At the bottom, as high as the selected detent says.
    open override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      let top = (containerView?.window?.screen.safeAreaInsets.top ?? 0) + Self.topGap
      let largest = max(bounds.height - top, 0)
      let selected = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
      let height = selected?.resolved(in: largest) ?? largest
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
  }

  /// What manages a popover (UIKit).
  @preconcurrency @MainActor
  open class UIPopoverPresentationController: UIPresentationController {
    /// The view that it points at.
    open weak var sourceView: UIView?
    /// The rectangle of the view that it points at.
    open var sourceRect = CGRect.null
  }
#endif
