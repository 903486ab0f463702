import WeirModels

/// The model of the measurements: 56 bytes and no objects.
struct User: StoredModel {
  var id: Int
  var name = "Ann"
  var likes = 0
  var followers = 0
  var following = 0
  var version = 0
}
