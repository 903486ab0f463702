/// Counts which of some objects still live.
@MainActor
final class References {
  private final class Reference {
    weak var object: AnyObject?
  }

  private let references: [Reference]

  init(_ objects: AnyObject?...) {
    references = objects.map {
      let reference = Reference()
      reference.object = $0
      return reference
    }
  }

  var living: Int { references.count { $0.object != nil } }
}
