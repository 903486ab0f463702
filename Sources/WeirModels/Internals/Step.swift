/// What observers are told at once; an object, so that those who keep it need not know its type.
@usableFromInline
class AnyStep {
  @usableFromInline
  init() {}

  /// The steps, one a key, in order.
  var all: [AnyStep] { [self] }
}

/// That a key has got a model, or none any more.
@usableFromInline
typealias Step<Model: StoredModel> = KeyStep<Model.ID, Model?>

/// It knows the optional model as one type, since each use of an optional in generic code looks its type up.
@usableFromInline
final class KeyStep<ID, Value>: AnyStep {
  @usableFromInline let id: ID
  @usableFromInline let model: Value
  /// Whether it was not removed, but nobody needed it any more.
  @usableFromInline let isFarewell: Bool

  @inlinable
  init(_ id: ID, _ model: Value, isFarewell: Bool = false) {
    self.id = id
    self.model = model
    self.isFarewell = isFarewell
  }
}

/// The steps of a transaction that concern one observer.
final class StepGroup: AnyStep {
  private let steps: [AnyStep]

  init(_ steps: [AnyStep]) {
    self.steps = steps
  }

  override var all: [AnyStep] { steps }
}
