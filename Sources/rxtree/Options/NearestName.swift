/// The name that a person most likely meant.
struct NearestName {
  /// The nearest name; nil where none is near enough to be a slip of the finger.
  let name: String?

  /// Compares without regard to case; of names that are equally near the first wins.
  ///
  /// O(names × length²).
  init(of wanted: String, in names: [String]) {
    let letters = Array(wanted.lowercased().utf8)
    let limit = max(1, (letters.count + 1) / 3)
    let distances = names.map { (name: $0, distance: Self.distance(letters, Array($0.lowercased().utf8))) }
    let nearest = distances.min { $0.distance < $1.distance }
    name = nearest.flatMap { $0.distance <= limit ? $0.name : nil }
  }

  /// How many letters have to be put in, left out or exchanged.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard left.count <= 64, right.count <= 64 else { return .max }
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let exchanged = diagonal + (letter == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
