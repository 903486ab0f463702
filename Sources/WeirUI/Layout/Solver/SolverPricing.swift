#if !canImport(UIKit)
  /// What is known, in one search for a symbol that should enter, of each column.
  struct SolverPricing {
    /// What may be known of a column.
    struct Mark: OptionSet {
      let rawValue: Int
      /// Growing is decided, by a level above.
      static let up = Mark(rawValue: 1)
      /// Shrinking is decided, by a level above.
      static let down = Mark(rawValue: 2)
      /// The symbol's own level has been looked at.
      static let own = Mark(rawValue: 4)
    }

    /// A symbol that should enter, the direction in which it should move, and the slope of the cost in it.
    struct Entering: Equatable {
      var column: Int
      var direction: Double
      var slope: Double
    }

    private var marks: ContiguousArray<Int> = []
    private var search = 0
    /// Whether the first column that lowers the cost is taken, and not the one that lowers it most.
    ///
    /// That is Bland's rule, which ends for certain, if slowly.
    var takesFirst = false
    var best: Entering?

    /// Starts a search over columns with numbers below `count`.
    mutating func begin(count: Int) {
      while marks.count < count { marks.append(0) }
      search += 1
      best = nil
    }

    /// What this search knows of a column.
    subscript(column: Int) -> Mark {
      get { marks[column] >> 3 == search ? Mark(rawValue: marks[column] & 7) : [] }
      set { marks[column] = search << 3 | newValue.rawValue }
    }

    /// Takes a column into account that lowers the cost.
    mutating func consider(_ column: Int, direction: Double, slope: Double) {
      guard let known = best else {
        best = Entering(column: column, direction: direction, slope: slope)
        return
      }
      let isBetter =
        takesFirst
        ? column < known.column : slope < known.slope || slope == known.slope && column < known.column
      if isBetter { best = Entering(column: column, direction: direction, slope: slope) }
    }
  }
#endif
