/// The first line of a session's file.
struct SessionHead: Codable {
  var weir = "session"
  var format = 1
  var state: JSONValue
}

/// A line of a session's file: an action, or a mutation of a reactor, and the state after it.
struct SessionLine: Codable {
  let action: String
  let payload: JSONValue
  let state: JSONValue
}
