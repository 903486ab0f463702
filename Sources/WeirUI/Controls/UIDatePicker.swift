#if !canImport(UIKit)
  public import Foundation

  /// Chooses a date or a time (UIKit).
  @preconcurrency @MainActor
  open class UIDatePicker: UIControl {
    /// What is chosen (UIKit).
    public enum Mode: Int, Sendable {
      /// A time of day.
      case time
      /// A day.
      case date
      /// A day and a time.
      case dateAndTime
      /// How long.
      case countDownTimer
      /// A month and a year.
      case yearAndMonth
    }

    private var chosen: Date

    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime
    /// How it is meant to look.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The date; one out of range is the nearest in it.
    open var date: Date {
      get { chosen }
      set { chosen = inRange(newValue) }
    }
    /// The first date; nil is any.
    ///
    /// Where it is after the last one no notice is taken of either, as in UIKit.
    open var minimumDate: Date? { didSet { chosen = inRange(chosen) } }
    /// The last date; nil is any.
    open var maximumDate: Date? { didSet { chosen = inRange(chosen) } }
    /// The steps of minutes, a part of 60 from 1 to 30; others are taken to be 1.
    open var minuteInterval = 1 {
      didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 } }
    }
    /// How long, in seconds, where that is chosen: at most 23 hours and 59 minutes and 59 seconds, as in UIKit.
    open var countDownDuration: TimeInterval = 0 {
      didSet { countDownDuration = countDownDuration > 0 ? min(countDownDuration, 86_399) : 0 }
    }
    /// The calendar; nil is the person's.
    open var calendar: Calendar! = .current
    /// The language; nil is the person's.
    open var locale: Locale?
    /// The time zone; nil is the person's.
    open var timeZone: TimeZone?

    /// Makes a picker that shows the present time.
    public override init(frame: CGRect) {
      chosen = Date()
      super.init(frame: frame)
    }

    /// Makes a picker; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      chosen = Date()
      super.init(coder: coder)
    }

    /// The size of the style: wheels and calendars are large, else it is a label.
    open override var intrinsicContentSize: CGSize {
      switch preferredDatePickerStyle {
      case .wheels: CGSize(width: 320, height: 216)
      case .inline: CGSize(width: 320, height: 330)
      case .automatic, .compact: CGSize(width: 200, height: 35)
      }
    }

    /// Sets the date, without an event.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// Does what a person asks: chooses a date, or how long.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      guard isEnabled else { return try super.handle(act) }
      switch act {
      case .setDate(let date):
        guard inRange(date) == date else { throw refusal(.notFound, act) }
        chosen = date
        sendValueChanged()
      case .setValue(let seconds) where datePickerMode == .countDownTimer:
        countDownDuration = seconds
        sendValueChanged()
      default: try super.handle(act)
      }
    }

    private func inRange(_ date: Date) -> Date {
      if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
      return min(max(date, minimumDate ?? date), maximumDate ?? max(date, minimumDate ?? date))
    }
  }

  /// How a picker of dates looks (UIKit).
  public enum UIDatePickerStyle: Int, Sendable {
    /// As the system has it.
    case automatic
    /// With wheels.
    case wheels
    /// As a label that opens.
    case compact
    /// As a calendar.
    case inline
  }
#endif
