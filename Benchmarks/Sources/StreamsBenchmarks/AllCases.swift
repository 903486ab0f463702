/// Every case, in the order of the table.
enum AllCases {
  static let all = SubjectCases.all + OperatorCases.all + CombiningCases.all + SourceCases.all + ScreenCases.all

  /// The case with a name.
  static func named(_ name: String) -> Benchmark? { all.first { $0.name == name } }
}
