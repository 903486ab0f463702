import Testing
import WeirBinding
import WeirModels
import WeirStreams

/// What RxMVVM-Texture's README shows: view models over models that all screens share.
@Suite(.timeLimit(.minutes(10))) @MainActor struct RxMVVMTextureReadmeTests {
  private let albums = AlbumProvider()

  private func make(_ title: String?, _ note: String? = nil) -> AlbumViewModel {
    AlbumViewModel(album: Album(id: 7, title: title, note: note), provider: albums)
  }

  @Test func aViewModelHoldsItsModelAndReleasesIt() {
    var first: AlbumViewModel? = make("Blue")
    var second: AlbumViewModel? = make("Blue")
    #expect(first?.id == 7 && second?.id == 7)
    #expect(albums.album(id: 7)?.title == "Blue")
    first = nil
    #expect(albums.album(id: 7) != nil, "another one holds it")
    second = nil
    #expect(albums.album(id: 7) == nil)
  }

  @Test func whatOneScreenChangesShowsOnAll() {
    let (list, profile) = (make("Blue"), make("Blue"))
    let (label, other, bag) = (UILabel(), UILabel(), DisposeBag())
    list.note.drive(label.rx.text).disposed(by: bag)
    profile.note.drive(other.rx.text).disposed(by: bag)
    profile.updateNote.accept("live")
    #expect(label.text == "live" && other.text == "live")
    list.updateNote.accept(nil)
    #expect(other.text == nil)
    list.updateNote.accept("late")
    #expect(albums.album(id: 7)?.title == "Blue", "what is not changed stays")
  }

  @Test func aNewerCopyIsMergedIntoTheModel() {
    let screen = make("Blue")
    var titles: [String?] = []
    let bag = DisposeBag()
    screen.title.drive(onNext: { titles.append($0) }).disposed(by: bag)
    let newer = make("Hejira", "1976")
    #expect(titles == ["Blue", "Hejira"])
    _ = newer
  }

  @Test func aTapLeavesTheViewModelAsAnOutput() {
    let (screen, button, bag) = (make("Blue"), UIButton(type: .system), DisposeBag())
    var opened = 0
    button.rx.tap.bind(to: screen.didTapArtist).disposed(by: bag)
    screen.openArtist.observe(on: MainScheduler.instance).bind { opened += 1 }.disposed(by: bag)
    button.sendActions(for: .touchUpInside)
    #expect(opened == 1)
  }

  @Test func textThatIsTypedIsAnInput() async throws {
    let (screen, view, bag) = (make("Blue"), UITextView(), DisposeBag())
    let (host, controller) = (HeadlessHost(), UIViewController())
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
    controller.view.addSubview(view)
    host.show(controller)
    await host.settle()
    view.rx.text.bind(to: screen.updateNote).disposed(by: bag)
    try host.tap(view)
    try host.type("typed", into: view)
    #expect(albums.album(id: 7)?.note == "typed")
  }
}
