import BenchmarkSupport

/// The total of all cases.
let total = Total()
