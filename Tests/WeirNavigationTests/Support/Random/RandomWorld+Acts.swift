import WeirNavigation

/// What happens in a random app.
extension RandomWorld {
  private func randomArea() -> (name: String, area: Area)? {
    live.sorted { $0.key < $1.key }.randomElement(using: &random).map { ($0.key, $0.value) }
  }

  /// How the host takes its time, for some acts.
  func choosePace() {
    let slow = [Duration.milliseconds(350), .milliseconds(2900), .milliseconds(3100)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: host.pace = .held
    case 1: takesTime(slow[0])
    // Some of what it shows comes just before, or after, the router has given it up.
    case 2: takesTime(slow.randomElement(using: &random) ?? slow[0])
    default: host.pace = .nextTurn
    }
    answers.oneIn = chance(3) ? 4 : nil
  }

  /// Transitions end after a time on the clock, which `pass` moves on.
  private func takesTime(_ duration: Duration) {
    host.pace = .each { [unowned self] transition in
      guard transition.isAnimated else { return .nextTurn }
      due.append((clock.now.advanced(by: duration), WeakReference(transition)))
      return .held
    }
  }

  /// One random act.
  func act() {
    let act = Int.random(in: 0..<27, using: &random)
    guard let (name, area) = randomArea() else { return }
    trace.append("\(act) \(name)")
    switch act {
    case 0, 1, 2: area.stepper.steps.accept(TestStep.one)
    case 3: area.stepper.steps.accept(TestStep.two)
    case 4: area.stepper.steps.accept(TestStep.three)
    case 5: area.stepper.steps.accept(TestStep.end)
    case 6: router.pop(from: area.stack, animated: chance())
    case 7: router.popToRoot(of: area.stack, animated: chance())
    case 8: if area.isModal { router.dismiss(area.stack, animated: chance()) }
    case 9: if let tab = tabs.viewControllers?.randomElement(using: &random) { router.select(tab, in: tabs) }
    case 10: late.randomElement(using: &random)?.steps.accept(TestStep.one)
    case 11: steppers.randomElement(using: &random)?.steps.accept(chance() ? TestStep.one : TestStep.three)
    case 12: answers.giveOne()
    case 13...15: trace.append(links.act())
    case 16:
      // Only now and then: the sheets above would never get deep.
      if chance(8) { tabs.dismiss(animated: chance()) }
    case 17...21: person(act - 17, area)
    default: code(act - 22, area)
    }
  }

  /// What a program does that takes little care.
  private func code(_ act: Int, _ area: Area) {
    switch act {
    case 0: area.stack.setViewControllers(fewer(area.stack), animated: chance())
    // While others wait, or the host moves, it would bring back what leaves meanwhile.
    case 1:
      if router.isIdle, host.transitions.isEmpty { router.set(fewer(area.stack), on: area.stack, animated: chance()) }
    case 2: area.stack.dismiss(animated: chance())
    case 3: if chance(3) { coordinator.navigate(to: TestStep.one) }
    default: reenters.append(chance() ? { $0.coordinator.navigate(to: TestStep.one) } : { $0.act() })
    }
  }

  /// The screens of a stack without one of those above the root.
  private func fewer(_ stack: UINavigationController) -> [UIViewController] {
    var screens = stack.viewControllers
    if screens.count > 1 { screens.remove(at: Int.random(in: 1..<screens.count, using: &random)) }
    return screens
  }

  /// What a person does, or code that does not ask the router.
  private func person(_ act: Int, _ area: Area) {
    switch act {
    case 0: try? host.tapBack()
    case 1: if let swipe = try? host.beginSwipeBack(), chance() { end(swipe) }
    case 2: if let pull = try? host.beginPullDown(), chance() { end(pull) }
    case 3: try? host.tapTab(Int.random(in: 0..<2, using: &random))
    default: area.stack.popViewController(animated: true)
    }
  }

  /// Ends a transition; only what is seen moving can be given up.
  func end(_ transition: ScreenTransition) {
    let isGivenUp = transition.isAnimated && chance(4)
    trace.append(isGivenUp ? "cancel \(transition.kind)" : "finish \(transition.kind)")
    if isGivenUp { transition.cancel() } else { transition.finish() }
  }

  // MARK: Rest

  /// Whether nothing moves and nothing is waited for.
  private var isAtRest: Bool {
    host.transitions.isEmpty && host.isSettled && router.isIdle && answers.isEmpty && links.isIdle
  }

  /// Ends what the host holds, some of it by cancelling and some of it too late, and gives all answers.
  func rest() async {
    for _ in 0..<1000 {
      await host.settle()
      if isAtRest { break }
      answers.giveOne()
      if let transition = host.transitions.randomElement(using: &random) {
        await end(orWaitFor: transition)
      } else if !router.isIdle || !links.isIdle {
        // Those that wait for the router resume a few turns later; what has never begun is given up.
        for _ in 0..<10 where !isAtRest { await host.settle() }
        if !router.isIdle, host.transitions.isEmpty, answers.isEmpty { await pass(.seconds(1)) }
      }
    }
    for _ in 0..<10 { await host.settle() }
  }

  private func end(orWaitFor transition: ScreenTransition) async {
    if chance(3) { return await pass(.milliseconds(400)) }
    // The host does not confirm in time.
    if !router.isIdle, chance(12), host.transitions.allSatisfy({ !$0.isInteractive }) { await pass(.seconds(4)) }
    if host.transitions.contains(where: { $0 === transition }) { end(transition) }
  }

  /// Time passes, and what is slow ends.
  func pass(_ duration: Duration) async {
    trace.append("\(duration) pass")
    let target = clock.now.advanced(by: duration)
    while let next = due.filter({ $0.time <= target }).min(by: { $0.time < $1.time }) {
      await clock.advance(to: next.time)
      due.removeAll { $0.transition.object === next.transition.object }
      next.transition.object?.finish()
      await host.settle()
    }
    await clock.advance(to: target)
    await host.settle()
  }

  /// Leaves only the tabs.
  func closeAll() async {
    (host.pace, answers.oneIn) = (.nextTurn, nil)
    links.openAll()
    await rest()
    tabs.dismiss(animated: false)
    for case let stack as UINavigationController in tabs.viewControllers ?? [] { router.popToRoot(of: stack) }
    await rest()
  }
}
