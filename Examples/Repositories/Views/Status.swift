/// What stands in the place of what a screen is to show.
enum Status: Equatable {
  case loading
  case empty(String)
  case failed(String)
}
