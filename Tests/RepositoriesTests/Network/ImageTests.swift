import Foundation
import Testing
import Weir

@testable import Repositories

/// The pictures of owners.
@Suite @MainActor struct ImageTests {
  private let ada = URL(string: "https://avatars.example/ada")
  private let none = URL(string: "https://avatars.example/none")

  private func image(of view: AvatarView) -> String? { view.image?.description }

  @Test func aPictureTakesThePlaceOfThePlaceholder() throws {
    let stub = StubServices()
    let view = AvatarView(side: 40)
    view.show(ada, from: stub.services.images)
    #expect(image(of: view) == "person.crop.circle")
    stub.advance(2)
    #expect(image(of: view) == "image 1x1")
  }

  @Test func itIsKeptForTheNextView() throws {
    let stub = StubServices()
    let (first, second) = (AvatarView(side: 40), AvatarView(side: 40))
    first.show(ada, from: stub.services.images)
    stub.advance(2)
    second.show(ada, from: stub.services.images)
    #expect(image(of: second) == "image 1x1", "at once")
  }

  @Test func withoutAPictureThePlaceholderStays() {
    let stub = StubServices()
    let view = AvatarView(side: 40)
    view.show(none, from: stub.services.images)
    stub.advance(2)
    #expect(image(of: view) == "person.crop.circle")
    view.show(nil, from: stub.services.images)
    #expect(image(of: view) == "person.crop.circle")
  }

  @Test func aPictureDoesNotComeToAViewThatShowsAnother() {
    let stub = StubServices()
    let view = AvatarView(side: 40)
    view.show(ada, from: stub.services.images)
    stub.advance(1)
    view.show(none, from: stub.services.images)
    stub.advance(2)
    #expect(image(of: view) == "person.crop.circle")
  }

  @Test func aReusedCellForgetsItsPicture() {
    let stub = StubServices()
    let cell = RepositoryCell(style: .default, reuseIdentifier: "cell")
    let repository = Repository(
      id: 1, name: "a", fullName: "ada/a", summary: nil, stars: 1, language: nil, owner: "ada", avatar: ada)
    cell.show(repository, images: stub.services.images)
    cell.prepareForReuse()
    stub.advance(3)
    let pictures = cell.contentView.subviews.compactMap { $0 as? AvatarView }
    #expect(pictures.map(image) == ["person.crop.circle"])
  }

  @Test func onlySoManyAreKept() throws {
    let stub = StubServices()
    let provider = Source.sample(stub.server, delay: 1)
      .provider(log: Log(), activity: NetworkActivity(), scheduler: stub.scheduler)
    let images = ImageLoader(service: RepositoryService(provider: provider), limit: 2)
    let urls = try ["a", "b", "c"].map { try #require(URL(string: "https://avatars.example/\($0)")) }
    let bag = DisposeBag()
    for url in urls {
      images.image(at: url).asObservable().bind { _ in } ~ bag
      stub.advance(1)
    }
    #expect(urls.map { images.keptImage(at: $0) != nil } == [false, true, true])
  }
}
