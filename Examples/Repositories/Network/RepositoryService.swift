import Foundation
import Weir

/// Asks the service; what fails is a `ServiceError`.
///
/// Any thread.
final class RepositoryService: Sendable {
  private let provider: Provider<GitHub>

  init(provider: Provider<GitHub>) { self.provider = provider }

  func search(_ text: String, page: Int) -> Single<SearchAnswer> {
    ask(.search(text: text, page: page)) { try $0.map(SearchAnswer.self) }
  }

  func owner(_ login: String) -> Single<Owner> {
    ask(.owner(login: login)) { try $0.map(Owner.self) }
  }

  func describe(_ fullName: String, as text: String) -> Single<RepositoryPatch> {
    ask(.describe(fullName: fullName, text: text)) { try $0.map(RepositoryPatch.self) }
  }

  func avatar(_ url: URL) -> Single<UIImage> {
    ask(.avatar(url)) { response in
      guard let image = UIImage(data: response.data) else { throw NetworkError.imageMapping(response) }
      return image
    }
  }

  private func ask<Answer>(
    _ target: GitHub, _ read: @escaping @Sendable (Response) throws -> Answer
  ) -> Single<Answer> {
    provider.rx.request(target).map(read).catch { .error(ServiceError($0)) }
  }
}
