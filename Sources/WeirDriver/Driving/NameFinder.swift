#if !canImport(UIKit)
  import WeirUI

  /// Finds the element that a name means.
  @MainActor
  struct NameFinder {
    /// What is on the screen, in reading order.
    let elements: [ScreenElement]

    init(_ screen: [ScreenElement]) { elements = screen.flatMap(\.flat) }

    /// All that a name fits: to the letter, or else whatever the case, or else by their beginning.
    ///
    /// - Parameters:
    ///   - fits: The ways in which it may fit.
    ///   - prefers: Those for which it holds come alone, where there are any.
    func all(
      _ name: ElementName, fits: [Fit] = Fit.allCases, prefers: (ScreenElement) -> Bool = { _ in true }
    ) -> [ScreenElement] {
      for fit in fits {
        for reading in name.readings {
          let found = elements.filter { fit.holds(reading, $0) }
          guard !found.isEmpty else { continue }
          let preferred = found.filter(prefers)
          let pool = preferred.isEmpty ? found : preferred
          guard let ordinal = reading.ordinal else { return pool }
          if pool.indices.contains(ordinal - 1) { return [pool[ordinal - 1]] }
        }
      }
      return []
    }

    /// The one element that a name means.
    func one(_ name: ElementName, prefers: (ScreenElement) -> Bool = { _ in true }) throws(DriverError) -> ScreenElement
    {
      let found = all(name, prefers: prefers)
      if found.count > 1 { throw ambiguous(name, found) }
      guard let only = found.first else { throw notFound(name) }
      return only
    }

    /// How a name can fit, the best way first.
    enum Fit: CaseIterable {
      case letter, anyCase, beginning

      /// The ways in which all of a name fits.
      static let whole: [Fit] = [.letter, .anyCase]

      @MainActor func holds(_ reading: ElementName.Reading, _ element: ScreenElement) -> Bool {
        if let role = reading.role, role != element.outline.role { return false }
        if reading.isRoleAlone { return self == .beginning }
        if reading.role == .row, let number = Int(reading.text) { return element.outline.number == number }
        return element.names.contains { name in
          switch self {
          case .letter: name == reading.text
          case .anyCase: name.lowercased() == reading.text.lowercased()
          case .beginning: !reading.text.isEmpty && name.lowercased().hasPrefix(reading.text.lowercased())
          }
        }
      }
    }

    // MARK: Errors

    private func ambiguous(_ name: ElementName, _ found: [ScreenElement]) -> DriverError {
      let text = name.readings.first?.text ?? name.source
      let lines = found.prefix(Self.mostListed).enumerated().map { index, element in
        "\(QuotedText.plain(text)):\(index + 1)  \(element.outline.line)\(place(of: element))"
      }
      let rest = found.count - lines.count
      return DriverError(
        .ambiguous,
        "\(QuotedText.quote(text)) is ambiguous: \(found.count) elements have this name; add :1, :2 … to it",
        lines + (rest > 0 ? ["and \(rest) more"] : []))
    }

    private func place(of element: ScreenElement) -> String {
      guard !element.frame.isNull else { return "" }
      return "  at \(Int(element.frame.minX)),\(Int(element.frame.minY))"
    }

    /// That nothing has the name, with what was perhaps meant and what can be tapped.
    func notFound(_ name: ElementName, unseen: String? = nil) -> DriverError {
      let text = name.readings.last?.text ?? name.source
      if let number = wrongOrdinal(name) { return number }
      let nearest = NearestName.nearest(to: text, in: elements.flatMap(\.names))
      var details: [String] = []
      if let unseen { details.append(unseen) }
      if !nearest.isEmpty { details.append("Did you mean \(Self.list(nearest.map(QuotedText.quote)))?") }
      details.append(tappable)
      return DriverError(.notFound, "nothing on the screen is called \(QuotedText.quote(name.source))", details)
    }

    private func wrongOrdinal(_ name: ElementName) -> DriverError? {
      for reading in name.readings {
        guard let ordinal = reading.ordinal else { continue }
        let found = elements.filter { element in
          Fit.allCases.contains { $0.holds(ElementName.Reading(role: reading.role, text: reading.text), element) }
        }.count
        guard found > 0 else { continue }
        let elements = found == 1 ? "1 element has" : "\(found) elements have"
        return DriverError(
          .notFound, "there is no \(ordinal). \(QuotedText.quote(reading.text)): \(elements) this name")
      }
      return nil
    }

    /// What a person can tap now, in a line.
    var tappable: String {
      let names = elements.filter { $0.takesTaps && !$0.outline.states.contains(.disabled) }.compactMap { element in
        element.outline.name.map(QuotedText.quote)
          ?? element.outline.number.map { "\(element.outline.role.rawValue) \($0)" }
      }
      guard !names.isEmpty else { return "Nothing can be tapped now." }
      let shown = names.prefix(Self.mostListed)
      let rest = names.count - shown.count
      return "Tappable now: " + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    private static let mostListed = 12

    /// `a`, `a or b`, `a, b or c`.
    static func list(_ texts: [String]) -> String {
      guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
      return texts.dropLast().joined(separator: ", ") + " or " + last
    }
  }
#endif
