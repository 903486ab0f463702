import WeirMVVM

/// Has no state of its own: the tabs are flows.
final class MainViewModel: RxViewModel {}
