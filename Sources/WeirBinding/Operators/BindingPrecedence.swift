/// That of `~`: looser than `~>` and `<~>`, so that `a ~> b ~ bag` needs no parentheses.
precedencegroup DisposePrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

/// Binds the stream on its left to the observer, relay, property or function on its right; the same to each of an array.
///
/// The result is the subscription, for `~` to put into a bag.
infix operator ~> : DefaultPrecedence

/// Keeps two values equal, in both directions.
///
/// The result is the subscription, for `~` to put into a bag.
infix operator <~> : DefaultPrecedence

/// Leaves the disposing of subscriptions to a bag.
infix operator ~ : DisposePrecedence
