/// The cases.
enum AllCases {
  static let all: [Case] = [
    .numbered("same", Workload(rows: 10_000)),
    .numbered("same, 100 sections", Workload(rows: 10_000, sections: 100)),
    .numbered(
      "one more", Workload(rows: 10_000).editing { parts, _ in parts[0].rows.append(.init(number: 1_000_000)) }),
    .numbered("one less", Workload(rows: 10_000).editing { parts, _ in parts[0].rows.remove(at: 5_000) }),
    .numbered("5%", Workload(rows: 10_000).mixed(edits: 500)),
    .numbered("5%, 20 sections", Workload(rows: 10_000, sections: 20).mixed(edits: 500)),
    .numbered("5%, 1000 sections", Workload(rows: 10_000, sections: 1000).mixed(edits: 500)),
    .numbered("50 sections move", Workload(rows: 10_000, sections: 1000).editing(moveSections)),
    .numbered("50%", Workload(rows: 10_000).mixed(edits: 5_000)),
    .numbered("reversed", Workload(rows: 10_000).editing { parts, _ in parts[0].rows.reverse() }),
    .numbered("shuffled", Workload(rows: 10_000).editing { parts, random in parts[0].rows.shuffle(using: &random) }),
    .numbered("all new", Workload(rows: 10_000).editing(renumber)),
    .named("same, strings", Workload(rows: 10_000)),
    .named("5%, strings", Workload(rows: 10_000).mixed(edits: 500)),
    .named("5%, 20, strings", Workload(rows: 10_000, sections: 20).mixed(edits: 500)),
    .named("50%, strings", Workload(rows: 10_000).mixed(edits: 5_000)),
    .named("reversed, strings", Workload(rows: 10_000).editing { parts, _ in parts[0].rows.reverse() }),
    .named("all new, strings", Workload(rows: 10_000).editing(renumber)),
  ]

  private static func renumber(_ parts: inout [Workload.Part], _ random: inout Workload.Generator) {
    for section in parts.indices {
      for row in parts[section].rows.indices { parts[section].rows[row].number += 1_000_000 }
    }
  }

  private static func moveSections(_ parts: inout [Workload.Part], _ random: inout Workload.Generator) {
    for _ in 0..<50 {
      let part = parts.remove(at: Int.random(in: parts.indices, using: &random))
      parts.insert(part, at: Int.random(in: 0...parts.count, using: &random))
    }
  }
}
