/// A change that is not confirmed yet, on top of what is.
struct Layer<Model>: Sendable {
  let number: UInt64
  let change: @Sendable (inout Model) -> Void
}

/// What is known of one key: the model without the unconfirmed changes, those changes, and what comes out.
struct ModelState<Model: StoredModel> {
  private(set) var base: Model?
  private(set) var layers: [Layer<Model>] = []
  private(set) var model: Model?
  /// Tells states of one key apart; 0 where there has been nothing yet.
  let stamp: UInt64

  /// The state where no key is.
  init() {
    stamp = 0
  }

  init(of entry: Entry<Model>) {
    model = entry.model
    if let pending = entry.pending {
      base = pending.base
      layers = pending.layers
    } else {
      base = entry.model
    }
    stamp = entry.stamp
  }

  /// The state with another base, under the same unconfirmed changes.
  ///
  /// It runs closures of the user's: not under a lock.
  func with(base: Model?) -> Self {
    with(base: base, layers: layers)
  }

  /// The state with another base under other unconfirmed changes.
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
  func isSame(as other: Self) -> Bool {
    switch (model, other.model) {
    case (nil, nil): true
    case (let one?, let other?): Model.isSame(one, other)
    default: false
    }
  }
}
