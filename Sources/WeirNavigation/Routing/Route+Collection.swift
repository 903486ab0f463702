extension Route: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The place of the first segment: 0.
  public var startIndex: Int { 0 }

  /// The number of segments.
  public var endIndex: Int { components.count }

  /// The segment at a place.
  public subscript(position: Int) -> String {
    get { components[position] }
    set { components[position] = newValue }
  }

  /// Replaces segments.
  public mutating func replaceSubrange<Segments: Collection>(
    _ subrange: Range<Int>, with newElements: Segments
  ) where Segments.Element == String {
    components.replaceSubrange(subrange, with: newElements)
  }

  /// Makes room for segments to come.
  public mutating func reserveCapacity(_ minimumCapacity: Int) { components.reserveCapacity(minimumCapacity) }
}

extension Route: ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
  /// Makes a route of segments.
  public init(arrayLiteral elements: String...) { components = elements }

  /// Makes a route of one segment, as a `String` stands for one; use `init(path:)` to split a text at its slashes.
  public init(stringLiteral value: String) { components = [value] }
}

/// A route followed by another.
public func + (left: Route, right: Route) -> Route { Route(left.components + right.components) }

/// What stands for a route, followed by a route.
public func + (left: some RouteConvertible, right: Route) -> Route { left.route() + right }

/// A route, followed by what stands for one.
public func + (left: Route, right: some RouteConvertible) -> Route { left + right.route() }
