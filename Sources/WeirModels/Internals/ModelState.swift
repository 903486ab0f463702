/// A change that is not confirmed yet, on top of what is.
@usableFromInline
struct Layer<Model>: Sendable {
  @usableFromInline let number: UInt64
  @usableFromInline let change: @Sendable (inout Model) -> Void
}

/// What is known of one key: the model without the unconfirmed changes, those changes, and what comes out.
@usableFromInline
struct ModelState<Model: StoredModel> {
  @usableFromInline var base: Model?
  @usableFromInline var layers: [Layer<Model>] = []
  @usableFromInline var model: Model?
  /// Tells states of one key apart; 0 where there has been nothing yet.
  @usableFromInline let stamp: UInt64
  /// Where it was found, which spares a second look-up.
  @usableFromInline let entry: Entry<Model>?

  /// The state where no key is.
  @inlinable
  init() {
    stamp = 0
    entry = nil
  }

  @inlinable
  init(of entry: Entry<Model>) {
    model = entry.model
    if let pending = entry.pending {
      base = pending.base
      layers = pending.layers
    } else {
      base = entry.model
    }
    stamp = entry.stamp
    self.entry = entry
  }

  /// The state with another base, under the same unconfirmed changes.
  ///
  /// It runs closures of the user's: not under a lock.
  @inlinable
  func with(base: Model?) -> Self {
    with(base: base, layers: layers)
  }

  /// The state with another base under other unconfirmed changes.
  @inlinable
  func with(base: Model?, layers: [Layer<Model>]) -> Self {
    var next = self
    next.base = base
    next.layers = layers
    next.model = base
    if var model = base, !layers.isEmpty {
      for layer in layers { layer.change(&model) }
      next.model = model
    }
    return next
  }

  /// Whether observers need not be told of the other state.
  @inlinable
  func isSame(as other: Self) -> Bool {
    switch (model, other.model) {
    case (nil, nil): true
    case (let one?, let other?): Model.isSame(one, other)
    default: false
    }
  }
}
