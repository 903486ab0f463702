import Testing
import WeirBinding

@Suite struct DiffErrorTests {
  func differences(_ old: [Part], _ new: [Part]) throws -> [Changeset<Part>] {
    try Diff.differencesForSectionedView(initialSections: old, finalSections: new)
  }

  @Test func duplicateItem() {
    let model = [part(1, 1), Part(2, [Row(identity: 1, text: "second")])]
    for old in [[], model] {
      #expect {
        try differences(old, model)
      } throws: { error in
        guard let error = error as? Diff.Error, case .duplicateItem(let item) = error else { return false }
        return (item as? Row)?.text == "second" && error.debugDescription.contains("1second")
      }
    }
  }

  @Test func duplicateSection() {
    let model = [part(1, 1), Part(1, [Row(identity: 2)], title: "second")]
    for old in [[], model] {
      #expect {
        try differences(old, model)
      } throws: { error in
        guard let error = error as? Diff.Error, case .duplicateSection(let section) = error else { return false }
        return (section as? Part)?.title == "second" && error.debugDescription.contains("1second")
      }
    }
  }

  @Test func duplicatesThatGoAreNoError() throws {
    let changesets = try differences([part(1, 1, 1), part(1, 2)], [part(1, 1)])
    #expect(apply(changesets, to: [part(1, 1, 1), part(1, 2)]).sections == TableModel([part(1, 1)]).sections)
  }

  @Test(arguments: Wrong.Fault.allCases)
  func wrongInitializers(fault: Wrong.Fault) {
    let (old, new) = ([Wrong(fault, [1, 2, 3])], [Wrong(fault, [3, 4])])
    #expect {
      try Diff.changes(from: old, to: new)
    } throws: { error in
      guard case .invalidInitializerImplementation(let section, _, let identity)? = error as? Diff.Error else {
        return false
      }
      return section is Wrong && identity as? Int == 1
    }
  }

  @Test func wrongInitializersAreFoundEvenIfNothingChanged() {
    let model = [Wrong(.doubles, [1])]
    #expect(throws: Diff.Error.self) { try Diff.changes(from: model, to: model) }
    #expect(throws: Diff.Error.self) { try Diff.changes(from: model, to: []) }
  }
}

/// A section whose initialiser does not do as it is told.
struct Wrong: AnimatableSectionModelType {
  enum Fault: CaseIterable { case doubles, forgetsIdentity, keepsItems }

  var fault: Fault
  var identity = 1
  var items: [Int]

  init(_ fault: Fault, _ items: [Int]) { (self.fault, self.items) = (fault, items) }

  init(original: Wrong, items: [Int]) {
    self = original
    switch fault {
    case .doubles: self.items = items + items
    case .forgetsIdentity: (identity, self.items) = (-1, items)
    case .keepsItems: break
    }
  }
}
