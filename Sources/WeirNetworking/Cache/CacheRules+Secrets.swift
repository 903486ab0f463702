/// What may be written to a file.
extension CacheRules {
  /// Whether neither the URL nor what the request has been told apart by holds a secret.
  static func mayWrite(_ answer: CachedAnswer, of url: String) -> Bool {
    let isPersonal = answer.varying.contains { isSecret($0.key) && !$0.value.isEmpty }
    return !isPersonal && URL(string: url).map { Redaction.default.url($0) == url } ?? false
  }

  /// The answer without the headers that hold secrets, such as cookies.
  static func withoutSecrets(_ answer: CachedAnswer) -> CachedAnswer {
    var answer = answer
    answer.headers = answer.headers.filter { !isSecret($0.key) }
    return answer
  }

  private static func isSecret(_ header: String) -> Bool {
    Redaction.default.headers.contains(Redaction.plain(header))
  }
}
