import Foundation
import Weir

/// The picture of an owner; a placeholder until it is there, and where there is none.
final class AvatarView: UIImageView {
  private var loading = SerialDisposable()
  private static let placeholder = UIImage(systemName: "person.crop.circle")

  convenience init(side: CGFloat) {
    self.init(image: Self.placeholder)
    layout.make { $0.size.equalTo(CGSize(width: side, height: side)) }
  }

  /// Shows the picture at a URL; what was asked for before is given up.
  func show(_ url: URL?, from images: ImageLoader? = nil) {
    image = url.flatMap { images?.keptImage(at: $0) } ?? Self.placeholder
    guard let url, let images, image == Self.placeholder else {
      loading.disposable = Disposables.create()
      return
    }
    loading.disposable = images.image(at: url).asObservable().catch { _ in .empty() }
      .bind { [weak self] in self?.image = $0 }
  }
}
