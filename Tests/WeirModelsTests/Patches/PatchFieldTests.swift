import Foundation
import Testing
import WeirModels

@Suite struct PatchFieldTests {
  private func patch(_ json: String) throws -> UserPatch {
    try JSONDecoder().decode(UserPatch.self, from: Data(json.utf8))
  }

  @Test func absentNilAndValueAreThreeThings() throws {
    #expect(try patch("{}").bio == .absent)
    #expect(try patch(#"{"bio": null}"#).bio == .null)
    #expect(try patch(#"{"bio": "x"}"#).bio == .value("x"))
  }

  @Test func onlyTheKeysThatAreThereChange() throws {
    var user = User(1, "Ann", bio: "b")
    try patch("{}").apply(to: &user)
    #expect(user == User(1, "Ann", bio: "b"))
    try patch(#"{"name": "Ben"}"#).apply(to: &user)
    #expect(user == User(1, "Ben", bio: "b"))
    try patch(#"{"bio": null, "other": 1}"#).apply(to: &user)
    #expect(user == User(1, "Ben"))
  }

  @Test(arguments: [#"{"name": null}"#, #"{"name": 1}"#, #"{"bio": []}"#])
  func whatDoesNotFitIsAnErrorWithItsPlace(_ json: String) {
    let error = #expect(throws: DecodingError.self) { try patch(json) }
    switch error {
    case .valueNotFound(_, let context), .typeMismatch(_, let context):
      #expect(["name", "bio"].contains(context.codingPath.first?.stringValue))
    default: Issue.record("\(String(describing: error))")
    }
  }

  @Test func valueAndAbsence() {
    #expect(PatchField.value(1).value == 1)
    #expect(!PatchField.value(1).isAbsent)
    #expect(PatchField<Int>.absent.value == nil)
    #expect(PatchField<Int>.absent.isAbsent)
    #expect(PatchField<Int?>.null == .value(nil))
    #expect(Set([PatchField<Int>.absent, .value(1), .value(1)]).count == 2)
  }

  @Test func listsOfFields() throws {
    let fields = try JSONDecoder().decode([PatchField<Int?>].self, from: Data("[1, null]".utf8))
    #expect(fields == [.value(1), .null])
  }
}
