import Weir

/// The steps of editing.
enum EditStep: Step, Equatable {
  case start
  case done
}
