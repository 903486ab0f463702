extension Gate {
  /// A gate that is watched if the diagnosis of overlapping events is on and there is a name to report.
  @inline(__always)
  init(watchedAs name: String?, of element: @autoclosure () -> Any.Type) {
    if OverlapWatch.isOn.load(ordering: .relaxed), let name {
      self.init(OverlapWatch(name, of: element()))
    } else {
      self.init()
    }
  }
}
