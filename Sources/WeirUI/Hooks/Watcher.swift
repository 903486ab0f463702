/// Hears what an object of WeirUI tells its delegate or its own methods, for a module above.
///
/// It is called after them. Each object has room for one, as one module watches and hands on what it hears; so whoever uses
/// the object can set a delegate beside it.
package typealias Watcher<Moment> = @MainActor (Moment) -> Void
