/// Every case, in the order of the table.
@MainActor
enum AllCases {
  static let all = StoreCases.all + ReactorCases.all
}
