import Foundation

extension String {
  /// The one spelling of all texts that are equal to this one.
  ///
  /// Ids that are equal name one model, but a persistence may tell texts apart by their bytes, as files and databases
  /// do.
  var canonical: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }
}
