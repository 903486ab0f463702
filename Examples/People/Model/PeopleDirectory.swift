/// The people of the app, in a circle: each one's friends are the next three.
enum PeopleDirectory {
  static let first = Person("Ada", "Byron", number: "0151 1815")

  static let everyone = [
    first,
    Person("Bela", "Bartok", number: "0151 1881"),
    Person("Clara", "Wieck", number: "0151 1819"),
    Person("Dmitri", "Ivanov", number: "0151 1834"),
    Person("Emmy", "Noether", number: "0151 1882"),
    Person("Frida", "Kahlo", number: "0151 1907"),
    Person("Grace", "Murray", number: "0151 1906"),
  ]

  /// The friends of a person; they have friends in turn, without end.
  static func friends(of person: Person) -> [Person] {
    let index = everyone.firstIndex(of: person) ?? 0
    return (1...3).map { everyone[(index + $0) % everyone.count] }
  }

  /// The person who comes after the one that a predicate finds, or the first one.
  static func person(after isCurrent: (Person) -> Bool) -> Person {
    guard let index = everyone.firstIndex(where: isCurrent) else { return first }
    return everyone[(index + 1) % everyone.count]
  }
}
