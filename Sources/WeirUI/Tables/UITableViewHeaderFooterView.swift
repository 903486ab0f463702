#if !canImport(UIKit)
  public import Foundation

  /// A header or footer of a section (UIKit).
  @preconcurrency @MainActor
  open class UITableViewHeaderFooterView: UIView {
    /// What kind of view it is, so that it can be used again.
    public final let reuseIdentifier: String?
    /// What its content is put into.
    public final let contentView = UIView(frame: .zero)
    /// What lies behind the content.
    open var backgroundView: UIView? {
      didSet {
        if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
      }
    }
    private var label: UILabel?
    private var detailLabel: UILabel?
    private var configurationView: (UIView & UIContentView)?

    /// Makes a view; a subclass that is registered overrides it.
    public init(reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init(frame: .zero)
      addSubview(contentView)
    }

    /// Makes a view; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      reuseIdentifier = nil
      super.init(coder: coder)
      addSubview(contentView)
    }

    /// Makes a view of a class that a table knows only at run time; it calls `init(reuseIdentifier:)`.
    public required convenience init(reusedAs reuseIdentifier: String?) {
      self.init(reuseIdentifier: reuseIdentifier)
    }

    /// Makes a view with a frame.
    public override convenience init(frame: CGRect) {
      self.init(reuseIdentifier: nil)
      self.frame = frame
    }

    /// Makes a view.
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// The label of the title; made when it is first asked for.
    open var textLabel: UILabel? {
      if let label { return label }
      let new = UILabel()
      new.font = .boldSystemFont(ofSize: 13)
      label = new
      contentView.addSubview(new)
      return new
    }

    /// The label of the second text; made when it is first asked for.
    open var detailTextLabel: UILabel? {
      if let detailLabel { return detailLabel }
      let new = UILabel()
      new.font = .systemFont(ofSize: 13)
      detailLabel = new
      contentView.addSubview(new)
      return new
    }

    /// What it shows, as one value that makes the view for it.
    open var contentConfiguration: (any UIContentConfiguration)? {
      didSet {
        configurationView?.removeFromSuperview()
        configurationView = contentConfiguration?.makeContentView()
        if let configurationView { contentView.addSubview(configurationView) }
        setNeedsLayout()
      }
    }

    /// Called before it is used for another section; a subclass calls `super`.
    open func prepareForReuse() {}

    /// Gives the content its room.
    open override func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = bounds
      backgroundView?.frame = bounds
      configurationView?.frame = contentView.bounds
      label?.frame = bounds.inset(by: UIEdgeInsets(left: 16, right: 16))
      detailLabel?.frame = bounds.inset(by: UIEdgeInsets(left: 16, right: 16))
    }

    /// The size that its content needs: by its constraints, or else that of a line of text.
    open override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      guard contentView.constraints.isEmpty else {
        return contentView.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
      }
      return CGSize(width: targetSize.width, height: bounds.height > 0 ? bounds.height : 28)
    }

    /// What it is called: its title, unless it was given another name.
    open override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? label?.text }
      set { super.accessibilityLabel = newValue }
    }

    /// What it is: a heading, unless something else was said.
    open override var accessibilityTraits: UIAccessibilityTraits {
      get { accessibilityFacts?.traits ?? .header }
      set { super.accessibilityTraits = newValue }
    }
  }
#endif
