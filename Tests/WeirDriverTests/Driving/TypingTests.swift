import Testing
import WeirDriver
import WeirUI

/// Typing, as a person does it.
@MainActor @Suite struct TypingTests {
  private final class OnlyDigits: UITextFieldDelegate {
    var returns = 0
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string.allSatisfy(\.isNumber) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return true
    }
  }

  @Test func aTextTakesThePlaceOfTheOneBefore() async throws {
    let name = field("Name", y: 100)
    name.text = "Ada 👩‍👧"
    var changes: [String] = []
    name.addAction(UIAction { [weak name] _ in changes.append(name?.text ?? "") }, for: .editingChanged)
    let driver = try await driver(showing: name)
    try await driver.type("Eve", into: "Name")
    #expect(changes == ["", "E", "Ev", "Eve"])
    try await driver.clear("Name")
    #expect(name.text == "" && changes.last == "")
  }

  @Test func theDelegateIsAskedAsForAPerson() async throws {
    let (number, digits) = (field("Number", y: 100), OnlyDigits())
    number.delegate = digits
    let driver = try await driver(showing: number)
    try await driver.type("a1b2", into: "number")
    try driver.expect("Number", value: "12")
    try await driver.pressReturn()
    try await driver.pressReturn(in: "Number")
    #expect(digits.returns == 2)
  }

  @Test func textViewsTakeSeveralLines() async throws {
    let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 80))
    notes.accessibilityIdentifier = "notes"
    notes.text = "old"
    let driver = try await driver(showing: notes)
    try await driver.run("type notes \"two\\nlines\"\nexpect text view notes = \"two\\nlines\"")
    #expect(notes.text == "two\nlines")
  }

  @Test func aSearchBarHasItsScopesAndItsCancelButton() async throws {
    final class Listener: UISearchBarDelegate {
      var heard: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        heard.append("scope \(selectedScope)")
      }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    }
    let (bar, listener) = (UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56)), Listener())
    bar.delegate = listener
    bar.placeholder = "Search"
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    bar.showsCancelButton = true
    let driver = try await driver(showing: bar)
    try await driver.type("ab", into: "Search")
    try await driver.tap("Mine")
    try driver.expect("segment Mine", is: .selected)
    try await driver.pressReturn()
    try await driver.tap("Cancel")
    #expect(listener.heard == ["a", "ab", "scope 1", "search", "cancel"])
  }

  @Test func aFieldThatDeclinesIsARefusal() async throws {
    final class Closed: UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }
    let (name, closed) = (field("Name", y: 100), Closed())
    name.delegate = closed
    let driver = try await driver(showing: name)
    let error = await #expect(throws: DriverError.self) { try await driver.type("x", into: "Name") }
    #expect(error?.kind == .refused && error?.message.contains("textFieldShouldBeginEditing does not allow it") == true)
    #expect(name.text == "")
  }
}
