import Testing
import WeirBinding

/// The controls with a value.
@Suite @MainActor struct ValueControlTests {
  private let bag = DisposeBag()
  private let log = Log()

  @Test func sliders() throws {
    let slider = UISlider()
    slider.rx.value.subscribe(log) ~ bag
    try slider.person(does: .setValue(0.5))
    Observable.just(0.25) ~> slider.rx.value ~ bag
    #expect(slider.value == 0.25)
    #expect(log.lines.first == "0.0")
    #expect(log.lines.last == "0.5")
  }

  @Test func steppers() throws {
    let stepper = UIStepper()
    stepper.rx.value.subscribe(log) ~ bag
    try stepper.person(does: .increment)
    Observable.just(5) ~> stepper.rx.value ~ bag
    #expect(stepper.value == 5)
    #expect(log.lines == ["0.0", "1.0"])
  }

  @Test func segments() throws {
    let control = UISegmentedControl(items: ["A", "B"])
    control.rx.selectedSegmentIndex.subscribe(log) ~ bag
    try control.person(does: .choose(1))
    Observable.just(0) ~> control.rx.value ~ bag
    Observable.just("Z") ~> control.rx.titleForSegment(at: 1) ~ bag
    Observable.just(false) ~> control.rx.enabledForSegment(at: 1) ~ bag
    #expect(control.selectedSegmentIndex == 0)
    #expect(control.titleForSegment(at: 1) == "Z")
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(log.lines == ["-1", "1"])
  }

  @Test func picturesOfSegments() {
    let (control, image) = (UISegmentedControl(items: ["A"]), UIImage(named: "star"))
    Observable.just(image) ~> control.rx.imageForSegment(at: 0) ~ bag
    #expect(control.imageForSegment(at: 0) == image)
  }

  @Test func dates() throws {
    let (picker, date) = (UIDatePicker(), Date(timeIntervalSince1970: 86_400))
    picker.rx.date.changed.map { "\(Int($0.timeIntervalSince1970))" }.subscribe(log) ~ bag
    try picker.person(does: .setDate(date))
    Observable.just(Date(timeIntervalSince1970: 0)) ~> picker.rx.value ~ bag
    #expect(picker.date == Date(timeIntervalSince1970: 0))
    #expect(log.lines == ["86400"])
    Observable.just(120) ~> picker.rx.countDownDuration ~ bag
    #expect(picker.countDownDuration == 120)
  }

  @Test func pages() throws {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.rx.currentPage.subscribe(log) ~ bag
    try control.person(does: .choose(2))
    Observable.just(1) ~> control.rx.currentPage ~ bag
    #expect(control.currentPage == 1)
    #expect(log.lines == ["0", "2"])
  }

  @Test func indicatorsRefreshAndProgress() {
    let (indicator, refresh, progress) = (UIActivityIndicatorView(), UIRefreshControl(), UIProgressView())
    let isBusy = BehaviorRelay(value: true)
    isBusy ~> indicator.rx.isAnimating ~ bag
    isBusy ~> refresh.rx.isRefreshing ~ bag
    isBusy.map { $0 ? 0.5 : 1 } ~> progress.rx.progress ~ bag
    #expect(indicator.isAnimating)
    #expect(refresh.isRefreshing)
    #expect(progress.progress == 0.5)
    isBusy.map { $0 ? 0.5 : 1 } ~> progress.rx.animatedProgress ~ bag
    isBusy.accept(false)
    #expect(!indicator.isAnimating)
    #expect(!refresh.isRefreshing)
    #expect(progress.progress == 1)
  }

  @Test func pullingToRefreshIsAnEvent() throws {
    let (view, refresh) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIRefreshControl())
    view.refreshControl = refresh
    refresh.rx.controlEvent(.valueChanged).map { "pulled" }.subscribe(log) ~ bag
    try view.person(does: .pullToRefresh)
    #expect(log.lines == ["pulled"])
  }

  @Test func labelsAndImagesAreBound() {
    let (label, image) = (UILabel(), UIImageView())
    let star = UIImage(named: "star")
    Observable.just("Hello") ~> label.rx.text ~ bag
    Observable.just(UIColor.red) ~> label.rx.textColor ~ bag
    Observable.just(star) ~> image.rx.image ~ bag
    #expect(label.text == "Hello")
    #expect(label.textColor == .red)
    #expect(image.image == star)
  }
}
