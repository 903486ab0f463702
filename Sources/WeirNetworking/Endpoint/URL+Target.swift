extension URL {
  /// The URL of a target: its base URL with its path, as written.
  ///
  /// See `TargetType.path`. Where both make no URL, it is the base URL; an endpoint says what is wrong instead.
  public init<T: TargetType>(target: T) {
    let base = target.baseURL
    self = URL(string: TargetURL.text(base: base, path: target.path)) ?? base
  }
}
