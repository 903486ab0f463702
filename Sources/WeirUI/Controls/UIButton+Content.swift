#if !canImport(UIKit)
  public import Foundation

  extension UIButton {
    /// What a button shows in a state.
    struct Content {
      var title: String?
      var attributedTitle: NSAttributedString?
      var titleColor: UIColor?
      var titleShadowColor: UIColor?
      var image: UIImage?
      var backgroundImage: UIImage?
    }

    /// Sets the title for a state; what a state does not have is taken from the normal one.
    public func setTitle(_ title: String?, for state: State) {
      set(state) { $0.title = title }
    }

    /// Sets the title with its attributes for a state; it comes before a plain one.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
      set(state) { $0.attributedTitle = title.map { NSAttributedString(attributedString: $0) } }
    }

    /// Sets the color of the title for a state.
    public func setTitleColor(_ color: UIColor?, for state: State) { set(state) { $0.titleColor = color } }

    /// Sets the color of the shadow of the title for a state.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
      set(state) { $0.titleShadowColor = color }
    }

    /// Sets the picture for a state.
    public func setImage(_ image: UIImage?, for state: State) { set(state) { $0.image = image } }

    /// Sets the picture behind all for a state.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
      set(state) { $0.backgroundImage = image }
    }

    /// The title for a state.
    public func title(for state: State) -> String? { get(state) { $0.title } }

    /// The title with its attributes for a state.
    public func attributedTitle(for state: State) -> NSAttributedString? { get(state) { $0.attributedTitle } }

    /// The color of the title for a state.
    public func titleColor(for state: State) -> UIColor? {
      get(state) { $0.titleColor } ?? (buttonType == .custom ? .white : tintColor)
    }

    /// The color of the shadow of the title for a state.
    public func titleShadowColor(for state: State) -> UIColor? { get(state) { $0.titleShadowColor } }

    /// The picture for a state.
    public func image(for state: State) -> UIImage? { get(state) { $0.image } }

    /// The picture behind all for a state.
    public func backgroundImage(for state: State) -> UIImage? { get(state) { $0.backgroundImage } }

    /// The title of the present state.
    public var currentTitle: String? { title(for: state) }
    /// The title with its attributes of the present state.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The color of the title of the present state.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The picture of the present state.
    public var currentImage: UIImage? { image(for: state) }
    /// The picture behind all of the present state.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The title that can be read, wherever it comes from.
    var shownTitle: String? {
      configuration?.title ?? configuration?.attributedTitle.map { String($0.characters) }
        ?? currentAttributedTitle?.string ?? currentTitle
    }

    /// The picture that can be seen, wherever it comes from.
    var shownImage: UIImage? { configuration?.image ?? currentImage }

    private func set(_ state: State, _ change: (inout Content) -> Void) {
      change(&contents[state.rawValue, default: Content()])
      contentChanged()
    }

    private func get<Value>(_ state: State, _ part: (Content) -> Value?) -> Value? {
      if let own = contents[state.rawValue].flatMap(part) { return own }
      return state == .normal ? nil : contents[State.normal.rawValue].flatMap(part)
    }
  }
#endif
