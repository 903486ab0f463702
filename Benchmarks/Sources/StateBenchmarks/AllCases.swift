/// Every case, in the order of the table.
@MainActor
enum AllCases {
  static let all = StoreCases.all + ReactorCases.all

  /// The case with a name.
  static func named(_ name: String) -> Benchmark? { all.first { $0.name == name } }
}
