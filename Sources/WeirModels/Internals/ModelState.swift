/// A change that is not confirmed yet, on top of what is.
@usableFromInline
struct Layer<Model>: Sendable {
  @usableFromInline let number: UInt64
  @usableFromInline let change: @Sendable (inout Model) -> Void
}

/// What is known of one key: the model, and the unconfirmed changes that it comes of.
@usableFromInline
struct ModelState<Model: StoredModel> {
  @usableFromInline var model: Model?
  @usableFromInline var pending: Pending<Model>?
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
    self.init(entry.model, entry.pending, stamp: entry.stamp, entry)
  }

  @inlinable
  init(_ model: Model?, _ pending: Pending<Model>?, stamp: UInt64, _ entry: Entry<Model>?) {
    self.model = model
    self.pending = pending
    self.stamp = stamp
    self.entry = entry
  }

  /// The model without the unconfirmed changes.
  @inlinable var base: Model? { if let pending { pending.base } else { model } }

  @inlinable var layers: [Layer<Model>] { pending?.layers ?? [] }

  /// The state with another base, under the same unconfirmed changes.
  ///
  /// It runs closures of the user's: not under a lock.
  @inlinable
  func with(base: Model?) -> Self {
    if let pending { return with(base: base, layers: pending.layers) }
    return ModelState(base, nil, stamp: stamp, entry)
  }

  /// The state with another base under other unconfirmed changes.
  @inlinable
  func with(base: Model?, layers: [Layer<Model>]) -> Self {
    if layers.isEmpty { return ModelState(base, nil, stamp: stamp, entry) }
    var next = base
    if var model = base {
      for layer in layers { layer.change(&model) }
      next = model
    }
    return ModelState(next, Pending(base: base, layers: layers), stamp: stamp, entry)
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
