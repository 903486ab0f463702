import WeirModels

struct Note: StoredModel, Codable, Equatable {
  let id: String
  var text: String
}

struct Folder: StoredModel, Codable, Equatable {
  let id: Int
  var notes: [String]
}
