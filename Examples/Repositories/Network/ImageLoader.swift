import Foundation
import Synchronization
import Weir

/// Gets images, and keeps the latest ones.
///
/// Any thread.
final class ImageLoader: Sendable {
  private let service: RepositoryService
  private let limit: Int
  private let kept = Mutex<[(url: URL, image: UIImage)]>([])

  init(service: RepositoryService, limit: Int = 100) {
    self.service = service
    self.limit = limit
  }

  /// The image at a URL: at once where it is kept.
  func image(at url: URL) -> Single<UIImage> {
    .deferred { [self] in
      if let image = keptImage(at: url) { return .just(image) }
      return service.avatar(url).do(onSuccess: { [self] in keep($0, url) })
    }
  }

  /// The image of a URL, if it is kept.
  func keptImage(at url: URL) -> UIImage? {
    kept.withLock { kept in
      guard let index = kept.firstIndex(where: { $0.url == url }) else { return nil }
      let entry = kept.remove(at: index)
      kept.append(entry)
      return entry.image
    }
  }

  private func keep(_ image: UIImage, _ url: URL) {
    kept.withLock { kept in
      kept.removeAll { $0.url == url }
      kept.append((url, image))
      if kept.count > limit { kept.removeFirst() }
    }
  }
}
