/// Puts the subscription on the left into a bag.
public func ~ (disposable: any Disposable, bag: DisposeBag) {
  bag.insert(disposable)
}

/// Puts the subscription on the left, if there is one, into a bag: `self?.button.rx.tap.bind(to: relay) ~ bag`.
public func ~ (disposable: (any Disposable)?, bag: DisposeBag) {
  if let disposable { bag.insert(disposable) }
}

/// Puts the subscriptions on the left into a bag.
public func ~ (disposables: [any Disposable], bag: DisposeBag) {
  bag.insert(disposables)
}

/// Puts the subscription on the right into a bag, which it gives, so that more can follow.
@discardableResult
public func ~ (bag: DisposeBag, disposable: any Disposable) -> DisposeBag {
  bag.insert(disposable)
  return bag
}

/// Puts the subscriptions on the right into a bag, which it gives, so that more can follow.
@discardableResult
public func ~ (bag: DisposeBag, disposables: [any Disposable]) -> DisposeBag {
  bag.insert(disposables)
  return bag
}

/// Joins two subscriptions, for a bag that follows.
public func ~ (first: any Disposable, second: any Disposable) -> [any Disposable] { [first, second] }

/// Joins subscriptions and one more, for a bag that follows.
public func ~ (disposables: [any Disposable], next: any Disposable) -> [any Disposable] { disposables + [next] }

/// Joins subscriptions, for a bag that follows.
public func ~ (first: [any Disposable], second: [any Disposable]) -> [any Disposable] { first + second }
