/// How a list goes from one model to the next.
public enum ViewTransition: Sendable {
  /// By batches that the view animates.
  case animated
  /// By a reload of the whole view, without animations.
  case reload
}
