/// That a key has got a model, or none any more.
struct Step<Model: StoredModel> {
  let id: Model.ID
  let model: Model?
}

/// What an observer is told at once: one step, or all those of a transaction that concern it.
enum StepGroup<Model: StoredModel> {
  case one(Step<Model>)
  case many([Step<Model>])

  var steps: [Step<Model>] {
    switch self {
    case .one(let step): [step]
    case .many(let steps): steps
    }
  }
}
