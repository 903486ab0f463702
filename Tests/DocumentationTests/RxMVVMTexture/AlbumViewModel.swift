import WeirModels
import WeirStreams

// A view model and a provider of models in the shape that RxMVVM-Texture's README teaches.

struct Album: StoredModel {
  let id: Int
  var title: String?
  var note: String?
}

/// The provider: it adds, updates, retains and releases by id; underneath is a `ModelStore`.
final class AlbumProvider: Sendable {
  private let store = ModelStore()

  func addAndUpdate(_ album: Album) -> ModelHandle<Album> {
    defer { store.addAndUpdate(album) }
    return store.retain(Album.self, id: album.id)
  }

  func update(_ album: Album) { store.update(Album.self, id: album.id) { $0 = album } }

  func album(id: Int) -> Album? { store.model(Album.self, id: id) }

  func observable(id: Int) -> Observable<Album?> { store.observe(Album.self, id: id) }
}

final class AlbumViewModel {
  // @INPUT
  let didTapArtist = PublishRelay<Void>()
  let updateNote = PublishRelay<String?>()

  // @OUTPUT
  var openArtist: Observable<Void>
  var title: Driver<String?>
  var note: Driver<String?>

  let id: Int

  private let disposeBag = DisposeBag()
  private let model: ModelHandle<Album>

  deinit {
    model.release()
  }

  init(album: Album, provider: AlbumProvider) {
    self.id = album.id
    self.model = provider.addAndUpdate(album)

    let observer = provider.observable(id: id)
      .asObservable()
      .share(replay: 1, scope: .whileConnected)

    self.title =
      observer
      .map { $0?.title }
      .asDriver(onErrorJustReturn: nil)

    self.note =
      observer
      .map { $0?.note }
      .asDriver(onErrorJustReturn: nil)

    self.openArtist = self.didTapArtist.asObservable()

    updateNote.withLatestFrom(observer) { ($0, $1) }
      .subscribe(onNext: { text, album in
        guard var album = album else { return }
        album.note = text
        provider.update(album)
      }).disposed(by: disposeBag)
  }
}
