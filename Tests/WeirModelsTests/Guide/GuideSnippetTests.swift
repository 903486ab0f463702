import Foundation
import Testing
import WeirModels
import WeirStreams

/// The snippets of the guide, compiled and run; `GuideTests` keeps both equal.
@Suite struct GuideSnippetTests {
  private let bag = DisposeBag()

  @Test func overview() {
    let lines = Lines()
    @Sendable func print(_ line: String) { lines.add(line) }
    let store = ModelStore()
    let article = store.retain(Article(id: 7, title: "Weirs", summary: "How they are built"))
    article.observe()
      .subscribe(onNext: { print($0?.title ?? "none") })
      .disposed(by: bag)

    store.update(Article.self, id: 7) { $0.title = "Weirs and dams" }
    article.update { $0.likes += 1 }
    #expect(lines.values == ["Weirs", "Weirs and dams", "Weirs and dams"])
  }

  @Test func policies() {
    let lines = Lines()
    @Sendable func print(_ count: Int) { lines.add("\(count)") }
    let recent = ModelStore(keeping: .mostRecent(2))
    for id in 1...3 { recent.addAndUpdate(Article(id: id, title: "\(id)")) }
    print(recent.models(Article.self).count)  // 2
    #expect(lines.values == ["2"])
  }

  @Test func patchesAndMerging() throws {
    let store = ModelStore()
    store.addAndUpdate(Article(id: 7, title: "Weirs", summary: "How they are built"))
    let seen = Collected<Article?>()
    store.observe(Article.self, id: 7).subscribe(onNext: { seen.add($0) }).disposed(by: bag)
    let patch = try JSONDecoder().decode(ArticlePatch.self, from: Data(#"{"summary": null}"#.utf8))
    store.update(id: 7, with: patch)  // no summary any more; the title stays
    store.update(id: 7, with: Patch<Article>().setting(\.title, to: "Dams"))
    #expect(seen.values.dropFirst() == [Article(id: 7, title: "Weirs"), Article(id: 7, title: "Dams")])

    store.update(Article.self, id: 7) { $0.summary = "old" }
    store.addAndUpdate(Article(id: 7, title: "Dams"), merging: .replace.keepingOld(\.summary))
    #expect(store.model(id: 7) == Article(id: 7, title: "Dams", summary: "old"))
  }

  @Test func transactions() {
    let lines = Lines()
    @Sendable func print(_ titles: [String]) { lines.add("\(titles)") }
    let store = ModelStore()
    let popular = ModelQuery<Article>(where: { $0.likes > 0 }, sortedBy: { $0.likes > $1.likes })
    store.observe(Article.self, popular)
      .subscribe(onNext: { print($0.map(\.title)) })
      .disposed(by: bag)

    store.transaction {
      $0.addAndUpdate(Article(id: 1, title: "Locks", likes: 2))
      $0.addAndUpdate(Article(id: 2, title: "Canals", likes: 5))
    }
    #expect(lines.values == ["[]", #"["Canals", "Locks"]"#])
  }

  @Test func optimisticUpdates() {
    let store = ModelStore()
    store.addAndUpdate(Article(id: 7, title: "Weirs"))
    let likes = Collected<Int?>()
    store.observe(Article.self, id: 7).subscribe(onNext: { likes.add($0?.likes) }).disposed(by: bag)
    let like = store.updateOptimistically(Article.self, id: 7) { $0.likes += 1 }
    store.update(Article.self, id: 7) { $0.title = "Weirs, again" }
    like.rollBack()  // the server has refused it; the new title stays
    #expect(store.model(id: 7) == Article(id: 7, title: "Weirs, again"))
    #expect(likes.values == [0, 1, 1, 0])
  }

  @Test @MainActor func viewModels() {
    let store = ModelStore()
    store.addAndUpdate(Article(id: 7, title: "Weirs"))
    let viewModel = ArticleViewModel(id: 7, in: store)
    viewModel.didTapLike.accept(())
    #expect(store.model(Article.self, id: 7)?.likes == 1)
  }

  @Test func keepingModels() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("WeirModels-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = Lines()
    @Sendable func print(_ line: some Any) { lines.add("\(line)") }
    let store = ModelStore()

    struct Note: StoredModel, Codable {
      let id: String
      var text: String
    }
    struct Shelf: StoredModel, Codable {
      let id: Int
      var notes: [String]
    }

    let files = FileModelPersistence(folder: folder)
    let keeping = store.persist(Note.self, Shelf.self, in: files) { print("not kept: \($0)") }
    store.addAndUpdate(Note(id: "a", text: "Locks"))

    let later = ModelStore()
    try later.restore(Note.self, from: files)
    print(later.models(Note.self).map(\.text))  // ["Locks"]

    #expect(lines.values == [#"["Locks"]"#])
    keeping.dispose()
  }
}

private typealias Lines = Collected<String>

struct Article: StoredModel, Equatable {
  let id: Int
  var title: String
  var summary: String?
  var likes = 0
}

struct ArticlePatch: ModelPatch, Decodable {
  var title: PatchField<String>
  var summary: PatchField<String?>

  func apply(to article: inout Article) {
    title.apply(to: &article.title)
    summary.apply(to: &article.summary)
  }
}

@MainActor
final class ArticleViewModel {
  @INPUT var didTapLike: PublishRelay<Void>
  @OUTPUT("") var title: Driver<String>
  private let article: ModelHandle<Article>
  private let bag = DisposeBag()

  init(id: Int, in store: ModelStore) {
    article = store.retain(id: id)
    article.observe().map { $0?.title ?? "" }.bind(to: $title).disposed(by: bag)
    $didTapLike.subscribe(onNext: { [article] in article.update { $0.likes += 1 } }).disposed(by: bag)
  }
}
