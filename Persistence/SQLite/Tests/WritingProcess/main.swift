import Foundation
import WeirModels
import WeirModelsSQLite

// A process that writes to a database. `rounds FILE`: for ever, each round all models of two types, with the number of
// the round; says `begun N` before a round is written and `done N` after it. `names FILE PREFIX COUNT`: so many models,
// one by one, and ends.

struct Left: StoredModel, Codable {
  let id: Int
  var round: Int
}

struct Right: StoredModel, Codable {
  let id: Int
  var round: Int
}

func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func writeRounds(_ persistence: SQLiteModelPersistence) async throws {
  let store = ModelStore(keeping: .forever)
  let keeping = store.persist(Left.self, Right.self, in: persistence) { say("error \($0)") }
  for round in 1... {
    store.transaction { transaction in
      for id in 0..<500 {
        transaction.addAndUpdate(Left(id: id, round: round))
        transaction.addAndUpdate(Right(id: id, round: round))
      }
    }
    say("begun \(round)")
    try await persistence.flush()
    say("done \(round)")
  }
  keeping.dispose()
}

let arguments = CommandLine.arguments
let persistence = try SQLiteModelPersistence(URL(fileURLWithPath: arguments[2])) { say("error \($0)") }
if arguments[1] == "rounds" {
  try await writeRounds(persistence)
} else {
  for number in 0..<(Int(arguments[4]) ?? 0) {
    try persistence.setData(Data("\(number)".utf8), ofType: "Name", id: "\(arguments[3])\(number)")
    try await persistence.flush()
  }
}
