#if !canImport(UIKit)
  public import Foundation
  import WeirReporting

  /// Some choices beside each other, of which one is chosen (UIKit).
  @preconcurrency @MainActor
  open class UISegmentedControl: UIControl {
    /// No choice.
    public static let noSegment = -1

    private struct Segment {
      var title: String?
      var image: UIImage?
      var action: UIAction?
      var isEnabled = true
      var width: CGFloat = 0
    }

    private var segments: [Segment] = [] { didSet { contentSizeChanged() } }
    private var chosen = UISegmentedControl.noSegment

    /// The place of the choice, or `noSegment`; one that is not there is reported, and changes nothing.
    open var selectedSegmentIndex: Int {
      get { chosen }
      set {
        guard newValue == Self.noSegment || segments.indices.contains(newValue) else { return reportPlace(newValue) }
        chosen = newValue
      }
    }
    /// How many choices there are.
    open var numberOfSegments: Int { segments.count }
    /// Whether a choice is shown only for a moment.
    open var isMomentary = false
    /// The color of the choice.
    open var selectedSegmentTintColor: UIColor?
    /// Whether the widths follow the titles.
    open var apportionsSegmentWidthsByContent = false

    /// Makes a control without choices.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a control; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a control of titles and pictures; other things are left out.
    public convenience init(items: [Any]?) {
      self.init(frame: .zero)
      segments = (items ?? []).compactMap { item in
        switch item {
        case let title as String: Segment(title: title)
        case let image as UIImage: Segment(image: image)
        default: nil
        }
      }
    }

    /// Makes a control of actions, which are called when they are chosen.
    public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
      self.init(frame: frame)
      segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    }

    /// The sizes of the choices beside each other; as wide as the widest each, unless apportioned by content.
    open override var intrinsicContentSize: CGSize {
      let widths = segments.map { segment -> CGFloat in
        if segment.width > 0 { return segment.width }
        let title = segment.title.map { TextMeasuring.width(of: $0, font: .systemFont(ofSize: 13)) } ?? 0
        return max(title, segment.image?.size.width ?? 0) + 20
      }
      let even = (widths.max() ?? 0) * CGFloat(widths.count)
      return CGSize(width: apportionsSegmentWidthsByContent ? widths.reduce(0, +) : even, height: 32)
    }

    /// The sizes of the choices beside each other.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Inserts a title; a place out of range is the nearest.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
      insert(Segment(title: title), at: segment)
    }

    /// Inserts a picture; a place out of range is the nearest.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
      insert(Segment(image: image), at: segment)
    }

    /// Inserts an action; a place out of range is the nearest.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
      insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    /// Takes a choice away; one out of range is the nearest.
    open func removeSegment(at segment: Int, animated: Bool) {
      guard !segments.isEmpty else { return }
      let place = min(max(segment, 0), segments.count - 1)
      segments.remove(at: place)
      if chosen == place { chosen = Self.noSegment } else if chosen > place { chosen -= 1 }
    }

    /// Takes all choices away.
    open func removeAllSegments() {
      segments = []
      chosen = Self.noSegment
    }

    /// Sets a title, in the place of a picture.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
      change(segment) {
        $0.title = title
        $0.image = nil
      }
    }

    /// The title of a choice.
    open func titleForSegment(at segment: Int) -> String? { read(segment)?.title }

    /// Sets a picture, in the place of a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
      change(segment) {
        $0.image = image
        $0.title = nil
      }
    }

    /// The picture of a choice.
    open func imageForSegment(at segment: Int) -> UIImage? { read(segment)?.image }

    /// Lets a person choose it, or not.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    /// Whether a person can choose it.
    open func isEnabledForSegment(at segment: Int) -> Bool { read(segment)?.isEnabled ?? false }

    /// Sets the width of a choice; 0 is that of its title.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }

    /// The width of a choice.
    open func widthForSegment(at segment: Int) -> CGFloat { read(segment)?.width ?? 0 }

    /// The action of a choice.
    open func actionForSegment(at segment: Int) -> UIAction? { read(segment)?.action }

    /// Does what a person asks: chooses; what is chosen already sends nothing.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      guard isEnabled, case .choose(let place) = act else { return try super.handle(act) }
      guard segments.indices.contains(place) else { throw refusal(.notFound, act) }
      guard segments[place].isEnabled else { throw refusal(.disabled, act) }
      press()
      lift(.touchUpInside)
      guard isMomentary || chosen != place else { return }
      chosen = place
      sendValueChanged()
      if segments.indices.contains(place), let action = segments[place].action { sendAction(action) }
      if isMomentary { chosen = Self.noSegment }
    }

    private func insert(_ segment: Segment, at place: Int) {
      let place = min(max(place, 0), segments.count)
      segments.insert(segment, at: place)
      if chosen >= place { chosen += 1 }
    }

    private func change(_ place: Int, _ change: (inout Segment) -> Void) {
      guard segments.indices.contains(place) else { return reportPlace(place) }
      change(&segments[place])
    }

    private func read(_ place: Int) -> Segment? {
      guard segments.indices.contains(place) else {
        reportPlace(place)
        return nil
      }
      return segments[place]
    }

    private func reportPlace(_ place: Int) {
      WeirDiagnostics.report(
        "UISegmentedControl", rule: "a segment must be there", value: "segment \(place) of \(segments.count)",
        remedy: "use 0 to \(segments.count - 1), or noSegment for no choice")
    }
  }
#endif
