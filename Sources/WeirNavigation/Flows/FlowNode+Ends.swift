/// How a flow ends.
extension FlowNode {
  /// Hears when its root leaves, and notes when that is shown that it is presented, as one that is covered does not
  /// hear of its dismissal.
  func listenToRoot(of flow: any Flow) {
    flow.rxDismissed.asSignal(onErrorSignalWith: .empty()).emit { [weak self] _ in self?.dismiss() }
      .disposed(by: rootBag)
    guard let root = flow.root as? UIViewController, !hasEnded else { return }
    root.rx.viewDidAppear.asSignal(onErrorSignalWith: .empty()).emit { [weak self] _ in self?.noteModal() }
      .disposed(by: rootBag)
    root.rx.viewDidDisappear.asSignal(onErrorSignalWith: .empty()).emit { [weak self] _ in self?.watchCover() }
      .disposed(by: rootBag)
  }

  /// Its root has left; while it takes a step it first says what comes of that.
  private func dismiss() {
    guard !hasEnded else { return }
    let tree = tree
    if depth > 0 { isDismissed = true } else { tree?.end(self, .dismissed) }
    tree?.drain()
    tree?.lookForWhatHasLeft()
  }

  /// Notes whether its root is presented.
  func noteModal() { modal.note(flow?.root) }

  /// Hears of what covers its root.
  private func watchCover() { modal.watchCover { [weak tree] in tree?.lookForWhatHasLeft() } }

  /// Ends it, or lets go of its screens, where they were dismissed below what covered them.
  func letGoOfWhatHasLeft() {
    if !outlives, modal.isOver { return dismiss() }
    watchCover()
    for screen in screens.inOrder {
      if screen.modal.isOver { screenLeft(screen.number) } else { screen.watchCover() }
    }
  }

  /// Ends it, or lets go of its screen, where that is a screen that does not come.
  func letGo(of controller: UIViewController) {
    if !outlives, flow?.root as? UIViewController === controller { return dismiss() }
    for screen in screens.inOrder where screen.presentable as? UIViewController === controller {
      screenLeft(screen.number)
    }
  }

  /// A screen that it has contributed has left.
  func screenLeft(_ number: Int) {
    guard let screen = screens[number] else { return }
    screens.remove(number)
    if screen.outlives { outliving.append(screen) } else { screen.close() }
    screen.presentable = nil
    endIfEmpty()
    tree?.drain()
  }

  /// Ends it if nothing is left of what it has contributed to a root that is not its own.
  ///
  /// While it takes a step, what comes of that is awaited: it may contribute something anew.
  func endIfEmpty() {
    guard !outlives, !hasEnded, depth == 0, screens.isEmpty, children.isEmpty else { return }
    guard screens.wasUsed || children.wasUsed, borrowsRoot else { return }
    tree?.end(self, .dismissed)
  }

  /// Whether its root is the root of a flow above it.
  private var borrowsRoot: Bool {
    guard let root = flow?.root as AnyObject? else { return false }
    var above = parent
    while let node = above {
      if let other = node.flow?.root as AnyObject?, other === root { return true }
      above = node.parent
    }
    return false
  }

  /// Releases all that it holds.
  /// - Returns: The flow, the first time.
  func close() -> (any Flow)? {
    guard let flow else { return nil }
    self.flow = nil
    rootBag = DisposeBag()
    for adaptation in adaptations.removeAll() {
      adaptation.disposable?.dispose()
      drop(adaptation.request, .flowEnded(name))
    }
    for contribution in [stepper].compactMap({ $0 }) + moreSteppers { contribution.close() }
    (stepper, moreSteppers) = (nil, [])
    for screen in screens.removeAll() + outliving { screen.close() }
    outliving = []
    _ = children.removeAll()
    then = nil
    answerWaiters.resume()
    return flow
  }
}
