import Foundation
import Testing
import WeirDriver
import WeirUI

/// How controls are told.
@MainActor @Suite struct ControlsTests {
  @Test func fieldsTellTheirNameTextAndState() async throws {
    let (name, secret, notes, search) = (
      field("Name", y: 100), field("Password", y: 150),
      UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 50)),
      UISearchBar(frame: CGRect(x: 20, y: 300, width: 300, height: 56))
    )
    name.text = "Ada"
    secret.isSecureTextEntry = true
    secret.text = "abc"
    notes.accessibilityLabel = "Notes"
    notes.text = "two\nlines"
    notes.isEditable = false
    search.placeholder = "Search people"
    search.showsCancelButton = true
    let driver = try await driver(showing: name, secret, notes, search)
    #expect(
      driver.outline.lines == [
        "field \"Name\" = \"Ada\"", "secure field \"Password\" = \"•••\"",
        "text view \"Notes\" = \"two\\nlines\" (read-only)",
        "search field \"Search people\" = \"\"", "  button \"Cancel\"",
      ])
    try await driver.tap("Name")
    try driver.expect("Name", is: .editing)
    try await driver.type("Eve", into: "Search people")
    try driver.expect("Search people", value: "Eve")
    try driver.expect("Name", isNot: .editing)
  }

  @Test func labelsComeBeforePlaceholdersAndTitles() async throws {
    let (email, save) = (field("you@example.com", y: 100), button("OK", y: 150))
    email.accessibilityLabel = "Email"
    save.accessibilityLabel = "Save"
    save.accessibilityIdentifier = "save-button"
    let driver = try await driver(showing: email, save)
    #expect(driver.outline.lines == ["field \"Email\" = \"\"", "button \"Save\""])
    for name in ["Email", "you@example.com", "Save", "OK", "save-button"] as [ElementName] { try driver.expect(name) }
  }

  @Test func valuesOfControls() async throws {
    let (toggle, slider, stepper, pages, progress) = (
      UISwitch(frame: CGRect(x: 20, y: 100, width: 51, height: 31)),
      UISlider(frame: CGRect(x: 20, y: 150, width: 100, height: 34)),
      UIStepper(frame: CGRect(x: 20, y: 200, width: 94, height: 32)),
      UIPageControl(frame: CGRect(x: 20, y: 250, width: 100, height: 26)),
      UIProgressView(frame: CGRect(x: 20, y: 300, width: 100, height: 4))
    )
    toggle.isOn = true
    toggle.title = "Wi-Fi"
    slider.value = 0.5
    stepper.stepValue = 0.5
    stepper.value = 1.5
    pages.numberOfPages = 3
    pages.currentPage = 1
    progress.progress = 0.3
    let driver = try await driver(showing: toggle, slider, stepper, pages, progress)
    #expect(
      driver.outline.lines == [
        "switch \"Wi-Fi\" = \"on\"", "slider = \"50%\"", "stepper = \"1.5\"", "pages = \"page 2 of 3\"",
        "progress = \"30%\"",
      ])
    pages.hidesForSinglePage = true
    pages.numberOfPages = 1
    #expect(!driver.outline.text.contains("pages"))
  }

  @Test func segmentsAndMenusAreTappedByName() async throws {
    var sorted: [String] = []
    let units = UISegmentedControl(items: ["Metres", "Feet"])
    units.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    units.setEnabled(false, forSegmentAt: 1)
    let sort = button("Sort", y: 200)
    sort.menu = UIMenu(children: [
      UIAction(title: "By name", state: .on) { _ in sorted.append("name") },
      UIMenu(
        title: "More", children: [UIAction(title: "By age", attributes: .destructive) { _ in sorted.append("age") }]),
      UIAction(title: "Never", attributes: .hidden) { _ in sorted.append("never") },
    ])
    let driver = try await driver(showing: units, sort)
    #expect(
      driver.outline.lines == [
        "segments", "  segment \"Metres\"", "  segment \"Feet\" (disabled)", "button \"Sort\"",
        "  menu item \"By name\" (checked)",
        "  menu item \"By age\" (destructive)",
      ])
    try await driver.tap("By age")
    try await driver.tap("Metres")
    #expect(sorted == ["age"] && units.selectedSegmentIndex == 0)
    await #expect(throws: DriverError.self) { try await driver.tap("Feet") }
  }

  @Test func wheelsAreTurnedToAText() async throws {
    final class Colors: UIPickerViewDataSource, UIPickerViewDelegate {
      let names = [["Red", "Green", "Blue"], ["Light", "Dark"]]
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        names[component].count
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        names[component][row]
      }
    }
    let (picker, colors) = (UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216)), Colors())
    picker.dataSource = colors
    picker.delegate = colors
    picker.accessibilityLabel = "Color"
    let driver = try await driver(showing: picker)
    #expect(driver.outline.lines == ["picker \"Color\"", "  wheel 1 = \"Red\"", "  wheel 2 = \"Light\""])
    try await driver.choose("Blue")
    try await driver.choose("Dark")
    #expect(driver.outline.lines == ["picker \"Color\"", "  wheel 1 = \"Blue\"", "  wheel 2 = \"Dark\""])
  }

  @Test func datesAreToldTheSameEverywhere() async throws {
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 200, height: 35))
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 86_400 + 3_600)
    picker.accessibilityLabel = "Due"
    let driver = try await driver(showing: picker)
    #expect(driver.outline.lines == ["date picker \"Due\" = \"1970-01-02 01:00:00\""])
    picker.datePickerMode = .date
    try driver.expect("Due", value: "1970-01-02")
    picker.datePickerMode = .time
    try driver.expect("Due", value: "01:00:00")
    picker.datePickerMode = .countDownTimer
    try await driver.set("Due", to: 90)
    try driver.expect("Due", value: "90 seconds")
  }

  @Test func viewsThatTakeTapsAreTold() async throws {
    var taps = 0
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 80))
    card.addSubview(label("Ada", y: 10))
    card.addSubview(label("36 years", y: 40))
    card.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    let driver = try await driver(showing: card)
    #expect(driver.outline.lines == ["group \"Ada, 36 years\" (tappable)"])
    try await driver.tap("36 years")
    #expect(taps == 1)
  }

  @Test func elementsOfTheAppsOwn() async throws {
    let (star, group, picture) = (
      UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50)),
      UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 50)),
      UIImageView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
    )
    star.isAccessibilityElement = true
    star.accessibilityLabel = "Favourite"
    star.accessibilityTraits = [.button, .selected, .notEnabled]
    star.addSubview(label("★", y: 0))
    group.accessibilityIdentifier = "totals"
    group.addSubview(label("Total 5", y: 0))
    picture.accessibilityLabel = "Portrait"
    let driver = try await driver(showing: star, group, picture)
    #expect(
      driver.outline.lines == [
        "button \"Favourite\" (disabled, selected)", "group \"totals\"", "  text \"Total 5\"", "image \"Portrait\"",
      ])
  }

  @Test func picturesWithoutANameAndEmptyTextsAreNoElements() async throws {
    let driver = try await driver(
      showing: UIImageView(frame: CGRect(x: 0, y: 100, width: 50, height: 50)), label("", y: 200),
      UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50)))
    #expect(driver.outline.lines.isEmpty)
  }

  @Test func aSpinnerIsThereWhileItTurns() async throws {
    let spinner = UIActivityIndicatorView(frame: CGRect(x: 20, y: 100, width: 20, height: 20))
    spinner.accessibilityLabel = "Loading"
    let driver = try await driver(showing: spinner)
    #expect(driver.outline.lines.isEmpty)
    spinner.startAnimating()
    #expect(driver.outline.lines == ["spinner \"Loading\" (busy)"])
  }
}
