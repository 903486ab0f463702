/// What a function does to `&x`: its `inout` parameters have what they were given, and what they have at the end flows
/// back to the caller.
extension Evaluator {
  /// Notes what a call hands over, and gives what the call around it does.
  func handOver(_ targets: [Expression], _ frame: Frame) -> ([Expression], [Int: Value]) {
    let outer = (frame.handedOver, frame.handedBack)
    if !targets.isEmpty || !outer.0.isEmpty { (frame.handedOver, frame.handedBack) = (targets, [:]) }
    return outer
  }

  /// What the `inout` parameters of a function have before it runs.
  func given(_ parameters: [Parameter], _ frame: Frame) -> [Value] {
    parameters.lazy.filter(\.isInout).map { frame.scope.value(of: $0.name) ?? .unknown }
  }

  /// What a function that has run has given its `inout` parameters, by their number among them.
  func handedBack(by parameters: [Parameter], _ given: [Value], _ frame: Frame) -> [Int: Value] {
    guard !given.isEmpty else { return [:] }
    var result: [Int: Value] = [:]
    for (index, parameter) in parameters.lazy.filter(\.isInout).enumerated() where index < given.count {
      let value = frame.scope.value(of: parameter.name) ?? .unknown
      if value != given[index] { result[index] = value }
    }
    return result
  }

  /// Gives what was handed over what a function has made of it; where several functions may be meant, one of that.
  func takeBack(_ values: [Int: Value], _ frame: Frame) {
    for (index, value) in values.sorted(by: { $0.key < $1.key }) where index < frame.handedOver.count {
      let found = Value.oneOf([frame.handedBack[index], value].compactMap { $0 })
      frame.handedBack[index] = found
      store(found, in: frame.handedOver[index], frame)
    }
  }
}
