#if !canImport(UIKit)
  public import Foundation

  /// Shows a picture and two texts (UIKit).
  @preconcurrency @MainActor
  open class UIListContentView: UIView, UIContentView {
    private let textLabel = UILabel()
    private let secondLabel = UILabel()
    private let pictureView = UIImageView()

    /// What it shows.
    open var configuration: any UIContentConfiguration { didSet { show() } }

    /// Makes a view of a configuration.
    public init(configuration: UIListContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      for view in [textLabel, secondLabel, pictureView] { addSubview(view) }
      show()
    }

    /// Makes an empty view; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      configuration = UIListContentConfiguration.cell()
      super.init(coder: coder)
      for view in [textLabel, secondLabel, pictureView] { addSubview(view) }
    }

    /// Whether it can show a configuration: one of its own kind.
    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
      configuration is UIListContentConfiguration
    }

    /// The size that its texts need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      let room = CGSize(width: max(size.width - 32 - pictureWidth, 0), height: size.height)
      let heights = [textLabel, secondLabel].map { $0.text == nil ? 0 : $0.sizeThatFits(room).height }
      let height = isSideBySide ? max(heights[0], heights[1]) : heights[0] + heights[1]
      return CGSize(width: size.width, height: height)
    }

    /// Gives the texts their room.
    open override func layoutSubviews() {
      super.layoutSubviews()
      let start = 16 + pictureWidth
      let width = max(bounds.width - start - 16, 0)
      pictureView.frame = CGRect(x: 16, y: 0, width: max(pictureWidth - 16, 0), height: bounds.height)
      if isSideBySide {
        textLabel.frame = CGRect(x: start, y: 0, width: width / 2, height: bounds.height)
        secondLabel.frame = CGRect(x: start + width / 2, y: 0, width: width / 2, height: bounds.height)
      } else {
        let share: CGFloat = secondLabel.text == nil ? 1 : 0.6
        textLabel.frame = CGRect(x: start, y: 0, width: width, height: bounds.height * share)
        secondLabel.frame = CGRect(
          x: start, y: bounds.height * share, width: width, height: bounds.height * (1 - share))
      }
    }

    private var isSideBySide: Bool {
      (configuration as? UIListContentConfiguration)?.prefersSideBySideTextAndSecondaryText ?? false
    }

    private var pictureWidth: CGFloat { pictureView.image.map { $0.size.width + 16 } ?? 0 }

    private func show() {
      guard let list = configuration as? UIListContentConfiguration else { return }
      textLabel.text = list.text
      textLabel.font = list.textProperties.font
      textLabel.textColor = list.textProperties.color
      textLabel.numberOfLines = list.textProperties.numberOfLines
      secondLabel.text = list.secondaryText
      secondLabel.font = list.secondaryTextProperties.font
      secondLabel.textColor = list.secondaryTextProperties.color
      secondLabel.numberOfLines = list.secondaryTextProperties.numberOfLines
      pictureView.image = list.image
      setNeedsLayout()
    }
  }
#endif
