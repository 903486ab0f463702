/// How the events of a hub have ended.
enum HubEnding {
  /// They have not.
  case open

  /// With an error, or with completion where there is none.
  case ended((any Error)?)

  /// The subject has been disposed of.
  case disposed
}
