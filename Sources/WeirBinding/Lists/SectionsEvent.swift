/// What data sources have in common with regard to their streams, and the faults that they report.
enum SectionsEvent {
  /// The sections of an event; nil for its end, and for an error, which is reported.
  static func sections<Section>(of event: Event<[Section]>, for dataSource: some AnyObject) -> [Section]? {
    switch event {
    case .next(let sections): return sections
    case .completed: return nil
    case .error(let error):
      WeirDiagnostics.report(
        name(of: dataSource), rule: "an error cannot be shown as sections", value: "\(error)",
        remedy: "catch it before, or drive the data source by a Driver")
      return nil
    }
  }

  /// Reports identities that a list has twice.
  static func report(_ duplicates: [DuplicateIdentity], for dataSource: some AnyObject) {
    guard let first = duplicates.first else { return }
    let others = duplicates.count > 1 ? " (and \(duplicates.count - 1) more)" : ""
    WeirDiagnostics.report(
      name(of: dataSource), rule: "no two sections, and no two items, of a list have the same identity",
      value: "\(first)\(others)",
      remedy: "give each its own identity; till then those that share one are told apart by their order")
  }

  /// Reports why models cannot be compared.
  static func report(_ error: any Error, for dataSource: some AnyObject) {
    WeirDiagnostics.report(
      name(of: dataSource), rule: "init(original:items:) keeps the identity, and takes the items", value: "\(error)",
      remedy: "mend the initialiser; till then every change reloads the list")
  }

  /// The name of the data source's type, without what it is of.
  static func name(of dataSource: some AnyObject) -> String {
    String("\(type(of: dataSource))".prefix { $0 != "<" })
  }
}
