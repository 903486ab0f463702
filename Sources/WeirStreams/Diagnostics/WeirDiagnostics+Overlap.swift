extension WeirDiagnostics {
  /// Whether events are reported that are sent to a stream while it delivers another; off unless set.
  ///
  /// Such events are put in order, so that nothing breaks; but they hint at a loop, or at threads that were not meant to
  /// meet. Of each subject, relay and observer of `create` that is made while this is on, two things are reported, each
  /// once: that a subscriber sent an event in answer to another (re-entrantly), and that a thread sent one while another
  /// thread delivered one. The handler is called on the thread that sends, in the middle of the sending, so a breakpoint in
  /// it shows where that is. Operators that join streams, such as `merge`, are made for events that meet, and report
  /// nothing.
  ///
  /// Any thread; set it before the streams are made, first thing in the program. What is made while it is off is never
  /// reported, and costs nothing more at an event; what is made while it is on costs some allocations an event.
  public static var reportsOverlappingEvents: Bool {
    get { OverlapWatch.isOn.load(ordering: .relaxed) }
    set { OverlapWatch.isOn.store(newValue, ordering: .relaxed) }
  }
}
