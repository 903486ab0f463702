/// The declarations that a type or a file collects while it is lowered.
struct Members {
  var cases: [TypeFacts.Case] = []
  var aliases: [TypeFacts.Alias] = []
  var properties: [PropertyFacts] = []
  var functions: [FunctionFacts] = []
  var types: [TypeFacts] = []
}
