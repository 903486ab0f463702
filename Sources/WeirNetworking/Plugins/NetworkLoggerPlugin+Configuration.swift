extension NetworkLoggerPlugin {
  /// What is logged, and how.
  public struct Configuration: Sendable {
    /// Takes the lines of one request or response; called on any thread.
    public typealias OutputType = @Sendable (_ target: any TargetType, _ items: [String]) -> Void

    /// Makes the lines.
    public var formatter: Formatter
    /// Takes the lines.
    public var output: OutputType
    /// What is logged.
    public var logOptions: LogOptions
    /// What is hidden.
    public var redaction: Redaction

    /// Makes a configuration.
    @preconcurrency
    public init(
      formatter: Formatter = Formatter(), output: @escaping OutputType = defaultOutput,
      logOptions: LogOptions = .default, redaction: Redaction = .default
    ) {
      self.formatter = formatter
      self.output = output
      self.logOptions = logOptions
      self.redaction = redaction
    }

    /// Prints the lines.
    @Sendable
    public static func defaultOutput(target: any TargetType, items: [String]) {
      for item in items { print(item) }
    }
  }
}

extension NetworkLoggerPlugin.Configuration {
  /// What is logged.
  public struct LogOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The method.
    public static let requestMethod = LogOptions(rawValue: 1)
    /// The body of the request.
    public static let requestBody = LogOptions(rawValue: 2)
    /// The headers of the request.
    public static let requestHeaders = LogOptions(rawValue: 4)
    /// The request as a command for curl, and nothing else of it.
    public static let formatRequestAscURL = LogOptions(rawValue: 8)
    /// The body of a response that is no error.
    public static let successResponseBody = LogOptions(rawValue: 16)
    /// The body of a response that is an error.
    public static let errorResponseBody = LogOptions(rawValue: 32)

    /// Method and headers.
    public static let `default`: LogOptions = [requestMethod, requestHeaders]
    /// Method, headers and bodies.
    public static let verbose: LogOptions = [
      requestMethod, requestHeaders, requestBody, successResponseBody, errorResponseBody,
    ]
  }

  /// Makes the lines.
  public struct Formatter: Sendable {
    /// Makes a text of a body.
    public typealias DataFormatterType = @Sendable (Data) -> String
    /// Makes a line of what it is and what it says.
    public typealias EntryFormatterType =
      @Sendable (_ identifier: String, _ message: String, _ target: any TargetType) -> String

    /// Makes a line.
    public var entry: EntryFormatterType
    /// Makes a text of the body of a request.
    public var requestData: DataFormatterType
    /// Makes a text of the body of a response.
    public var responseData: DataFormatterType

    /// Makes a formatter.
    @preconcurrency
    public init(
      entry: @escaping EntryFormatterType = defaultEntryFormatter,
      requestData: @escaping DataFormatterType = defaultDataFormatter,
      responseData: @escaping DataFormatterType = defaultDataFormatter
    ) {
      self.entry = entry
      self.requestData = requestData
      self.responseData = responseData
    }

    /// The text that a body is, or its length.
    @Sendable
    public static func defaultDataFormatter(_ data: Data) -> String {
      String(bytes: data, encoding: .utf8) ?? "<\(data.count) bytes that are no text>"
    }

    /// A line such as `Weir: Request: https://example.com`.
    @Sendable
    public static func defaultEntryFormatter(identifier: String, message: String, target: any TargetType) -> String {
      "Weir: \(identifier): \(message)"
    }
  }
}
