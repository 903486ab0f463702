extension Evaluator {
  /// The screen that a call takes from a storyboard, where only the storyboard names its class; nil for other calls.
  func storyboardScreen(_ name: String, on receiver: Value, _ arguments: [Value.Labelled]) -> Value? {
    guard case .instance(let type, let content) = receiver, type.external == "UIStoryboard" else { return nil }
    guard let board = content.first(where: { $0.label == "name" })?.value.text else { return nil }
    switch name {
    case "instantiateInitialViewController": return screen(storyboards?.screenClass(storyboard: board, identifier: nil))
    case "instantiateViewController":
      guard let identifier = arguments.first?.value.text else { return nil }
      return screen(storyboards?.screenClass(storyboard: board, identifier: identifier))
    default: return nil
    }
  }

  /// R.swift: `R.storyboard.main.loginViewController()`.
  func generatedScreen(_ base: Expression, _ name: String) -> Value? {
    guard case .member(let boards, let board, _) = base.kind, case .member(let root, "storyboard", _) = boards.kind,
      case .name("R", _) = root.kind
    else { return nil }
    return screen(storyboards?.screenClass(rSwiftStoryboard: board, identifier: name))
  }

  /// `performSegue(withIdentifier:)` shows what the storyboard leads to.
  func performSegue(_ name: String, _ arguments: [Value.Labelled], _ offset: UInt32, _ frame: Frame) {
    guard name == "performSegue", let identifier = arguments.first?.value.text, let type = frame.selfType else {
      return
    }
    let destination = storyboards?.segueDestination(screenClass: program[type].name, segueIdentifier: identifier)
    if let value = screen(destination) { record(.shown, value, offset, frame) }
  }

  private func screen(_ name: String?) -> Value? {
    guard let name, let id = program.topLevel[name]?.first, program.role(of: id) == .screen else { return nil }
    return .instance(TypeReference(.project(id)))
  }
}

extension Value {
  /// A text without interpolation, or the name of a case.
  var text: String? {
    if case .variant(let text, let arguments, _) = self, arguments.isEmpty { text } else { nil }
  }
}
