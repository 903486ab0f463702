import WeirState

/// A state of some 190 bytes, as an app's has.
struct AppState: Equatable {
  var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0
  var i = 0, j = 0, k = 0, l = 0, m = 0, n = 0, o = 0, p = 0
  var isOn = false, x = 1.0, y = 2.0, z = 3.0, name = "a name"
}

/// Adds to `a`.
struct AddToA: Action {}

/// Adds to `b`.
struct AddToB: Action {}

/// The reducer in ReSwift's form.
func reduce(_ action: any Action, _ state: AppState?) -> AppState {
  var state = state ?? AppState()
  if action is AddToA { state.a &+= 1 } else if action is AddToB { state.b &+= 1 }
  return state
}
