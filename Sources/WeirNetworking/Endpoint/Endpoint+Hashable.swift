extension Endpoint: Hashable {
  /// Whether both make the same request with the same upload; what stubs answer, and where downloads go, does not count.
  public static func == (lhs: Endpoint, rhs: Endpoint) -> Bool { lhs.key == rhs.key }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  var key: RequestKey {
    guard let request = try? urlRequest() else {
      return RequestKey(url: url, method: method.rawValue, headers: httpHeaderFields ?? [:], body: nil, upload: upload)
    }
    return RequestKey(request, upload: upload)
  }

  /// What is uploaded beside the request.
  var upload: Upload? {
    switch task {
    case .uploadFile(let file): .file(file)
    case .uploadMultipart(let parts), .uploadCompositeMultipart(let parts, _): .form(MultipartFormData(parts: parts))
    case .uploadMultipartFormData(let form), .uploadCompositeMultipartFormData(let form, _): .form(form)
    default: nil
    }
  }

  /// Where the answer goes, if to a file.
  var destination: DownloadDestination? {
    switch task {
    case .downloadDestination(let destination), .downloadParameters(_, _, let destination): destination
    default: nil
    }
  }
}

/// What is uploaded beside a request.
enum Upload: Hashable, Sendable {
  case file(URL)
  case form(MultipartFormData)
}
