#if !canImport(UIKit)
  public import Foundation

  /// What a tab bar shows for a controller (UIKit).
  @preconcurrency @MainActor
  open class UITabBarItem: UIBarItem {
    /// The text of the badge.
    open var badgeValue: String? { didSet { onChange?() } }
    /// The colour of the badge.
    open var badgeColor: UIColor?
    /// The picture while the tab is selected.
    open var selectedImage: UIImage?

    /// Makes an item without a title.
    public override init() { super.init() }

    /// Makes an item with a title, a picture and a number to find it by.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
      self.init()
      self.title = title
      self.image = image
      self.tag = tag
    }

    /// Makes an item with a title and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
      self.init()
      self.title = title
      self.image = image
      self.selectedImage = selectedImage
    }

    /// Makes an item; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
#endif
