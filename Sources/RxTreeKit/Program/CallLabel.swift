/// The labels by which a call is matched to a function.
enum CallLabel {
  /// Stands for a closure without a label, which may be trailing and thus fits every parameter.
  static let trailingClosure = ""
}

extension Expression.Argument {
  /// The label to match the argument by.
  var callLabel: String? {
    if label == nil, case .closure = value.kind { return CallLabel.trailingClosure }
    return label
  }
}

extension Value.Labelled {
  /// The label to match the argument by.
  var callLabel: String? {
    if label == nil, case .closure = value { return CallLabel.trailingClosure }
    return label
  }
}
