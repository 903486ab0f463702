#if !canImport(UIKit)
  public import Foundation

  /// How a view is drawn: corners, border, shadow (Core Animation).
  ///
  /// On the main actor. Nothing is drawn here; a host reads it. What a view has too (opacity, hidden, background, bounds)
  /// is the view's where the layer belongs to one.
  @preconcurrency @MainActor
  open class CALayer {
    /// The view that it draws.
    final weak var view: UIView?
    /// The layers inside it that are no view's.
    public private(set) final var sublayers: [CALayer]?
    /// The layer that it is inside of.
    public private(set) final weak var superlayer: CALayer?

    /// A name to find it by.
    open var name: String?
    /// The radius of the corners.
    open var cornerRadius: CGFloat = 0
    /// The corners that are round.
    open var maskedCorners: CACornerMask = .all
    /// The width of the border.
    open var borderWidth: CGFloat = 0
    /// The color of the border; nil is black.
    open var borderColor: CGColor?
    /// The color of the shadow; nil is none.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// How opaque the shadow is; 0, as at first, is none.
    open var shadowOpacity: Float = 0
    /// Where the shadow lies.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How soft the shadow is.
    open var shadowRadius: CGFloat = 3
    /// Its order among the others of its layer.
    open var zPosition: CGFloat = 0
    /// Whether it is drawn once and kept.
    open var shouldRasterize = false

    private var ownMasksToBounds = false
    private var ownOpacity: Float = 1
    private var ownIsHidden = false
    private var ownBackground: CGColor?
    private var ownFrame = CGRect.zero

    /// Makes a layer that is no view's.
    public init() {}

    /// Whether what is outside of its bounds cannot be seen.
    open var masksToBounds: Bool {
      get { view?.clipsToBounds ?? ownMasksToBounds }
      set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
    }

    /// How opaque it is.
    open var opacity: Float {
      get { view.map { Float($0.alpha) } ?? ownOpacity }
      set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
    }

    /// Whether it cannot be seen.
    open var isHidden: Bool {
      get { view?.isHidden ?? ownIsHidden }
      set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
    }

    /// The color behind what it shows.
    open var backgroundColor: CGColor? {
      get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
      set {
        if let view { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } } else { ownBackground = newValue }
      }
    }

    /// Its rectangle, in the coordinates of the layer that it is inside of.
    open var frame: CGRect {
      get { view?.frame ?? ownFrame }
      set { if let view { view.frame = newValue } else { ownFrame = newValue } }
    }

    /// Its own rectangle.
    open var bounds: CGRect {
      get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
      set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
    }

    /// Adds a layer in front, after taking it out of its present one.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    /// Inserts a layer at a place, counted from the back; one that is out of range is the nearest.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
      layer.removeFromSuperlayer()
      var layers = sublayers ?? []
      layers.insert(layer, at: min(Int(index), layers.count))
      sublayers = layers
      layer.superlayer = self
    }

    /// Takes the layer out of the one that it is inside of.
    open func removeFromSuperlayer() {
      superlayer?.sublayers?.removeAll { $0 === self }
      if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
      superlayer = nil
    }

    /// Asks to be drawn again; a host reads the present values anyway.
    open func setNeedsDisplay() {}
  }

  /// Corners of a rectangle (Core Animation).
  public struct CACornerMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)
  }
#endif
