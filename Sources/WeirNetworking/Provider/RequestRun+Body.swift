extension RequestRun {
  private static let queue = DispatchQueue(label: "weir.network.upload", attributes: .concurrent)

  /// Makes the body that is uploaded, and begins the first attempt.
  func prepareBody(_ request: URLRequest) {
    switch setup.upload {
    case nil:
      attempt()
    case .file(let file):
      state.withLock { $0.bodyFile = BodyFile(file, isTemporary: false) }
      attempt()
    case .form(let form):
      do {
        let encoder = try MultipartEncoder(form, setup.method)
        if setup.stub == .never { encode(encoder, request) } else { attempt() }
      } catch {
        finish(.failure(.parameterEncoding(error)))
      }
    }
  }

  /// Files are copied in the background, and to a file; what is in memory stays there.
  private func encode(_ encoder: MultipartEncoder, _ request: URLRequest) {
    var request = request
    request.setValue(encoder.contentType, forHTTPHeaderField: "Content-Type")
    if let body = encoder.bodyInMemory {
      request.httpBody = body
      return attempt(request, nil)
    }
    perform {
      Self.queue.async { [self, request] in
        do {
          attempt(request, try encoder.writeFile())
        } catch {
          finish(.failure(.parameterEncoding(error)))
        }
      }
      return CancellableToken {}
    }
  }

  private func attempt(_ request: URLRequest, _ file: BodyFile?) {
    state.withLock { state in
      state.request = request
      // Where it is over already, the file goes with this function.
      if !state.isOver { state.bodyFile = file }
    }
    attempt()
  }
}

/// A file that is sent; one that was made for that goes when nobody needs it any more.
final class BodyFile: Sendable {
  let url: URL
  private let isTemporary: Bool

  init(_ url: URL, isTemporary: Bool) {
    self.url = url
    self.isTemporary = isTemporary
  }

  deinit {
    if isTemporary { try? FileManager.default.removeItem(at: url) }
  }
}
