/// Reads the dates of HTTP (RFC 9110, 5.6.7): `Sun, 06 Nov 1994 08:49:37 GMT`, and the two older forms.
enum HTTPDate {
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  static func date(of text: String) -> Date? {
    var words = text.lowercased().split { " ,".contains($0) }.map(String.init)
    if words.count == 4 { words.replaceSubrange(1...1, with: words[1].split(separator: "-").map(String.init)) }
    // IMF-fixdate and RFC 850: weekday, day, month, year, time, GMT; asctime: weekday, month, day, time, year.
    switch words.count {
    case 6 where words[5] == "gmt": return date(year: words[3], month: words[2], day: words[1], time: words[4])
    case 5: return date(year: words[4], month: words[1], day: words[2], time: words[3])
    default: return nil
    }
  }

  private static func date(year: String, month: String, day: String, time: String) -> Date? {
    let clock = time.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard let year = Int(year), let month = months.firstIndex(of: month), let day = Int(day), clock.count == 3,
      (1...31).contains(day), (0..<24).contains(clock[0]), (0..<60).contains(clock[1]), (0...60).contains(clock[2]),
      (0...9999).contains(year)
    else { return nil }
    var parts = DateComponents()
    // Two digits: the century that lies nearest (RFC 850 is of no use any more, but still sent).
    parts.year = year < 70 ? year + 2000 : year < 100 ? year + 1900 : year
    (parts.month, parts.day, parts.hour, parts.minute, parts.second) = (month + 1, day, clock[0], clock[1], clock[2])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: parts)
  }
}
