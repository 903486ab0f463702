/// Every case, in the order of the table.
enum AllCases {
  static let all = SubjectCases.all + OperatorCases.all + CombiningCases.all + SourceCases.all + ScreenCases.all
}
