import Weir

/// What all screens share.
struct Services: Sendable {
  let shelf: RepositoryShelf
  let images: ImageLoader
  /// Measures how long the person has to stop typing.
  let scheduler: any SchedulerType
}
