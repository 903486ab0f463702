import Foundation
import Weir

/// Why the service has not done what was asked for, as a person is told.
enum ServiceError: Error, Equatable {
  case offline
  case silent
  case refused(Int)
  case broken(Int)
  case unreadable
  case other(String)
}

extension ServiceError: CustomStringConvertible {
  var description: String {
    switch self {
    case .offline: "There is no network. Check the connection, and try again."
    case .silent: "The service does not answer. Try again later."
    case .refused(401), .refused(404): "The service refuses this without a token that allows it."
    case .refused(403), .refused(429): "The service has been asked too often, or does not allow this. Try again later."
    case .refused(let code): "The service does not understand this (\(code))."
    case .broken(let code): "The service is out of order (\(code)). Try again later."
    case .unreadable: "The answer of the service cannot be read."
    case .other(let text): text
    }
  }
}

extension ServiceError {
  init(_ error: any Error) {
    guard let error = error as? NetworkError else {
      self = error as? ServiceError ?? .other(error.localizedDescription)
      return
    }
    switch error {
    case .statusCode(let response): self = Self.status(response.statusCode)
    case .jsonMapping, .objectMapping, .imageMapping, .stringMapping: self = .unreadable
    case .underlying(let cause, let response): self = Self.cause(cause, response)
    case .encodableMapping, .requestMapping, .parameterEncoding: self = .other(error.localizedDescription)
    }
  }

  private static func cause(_ cause: any Error, _ response: Response?) -> ServiceError {
    if let response { return status(response.statusCode) }
    let cause = cause as NSError
    guard cause.domain == NSURLErrorDomain else { return .other(cause.localizedDescription) }
    switch URLError.Code(rawValue: cause.code) {
    case .timedOut: return .silent
    case .httpTooManyRedirects, .redirectToNonExistentLocation, .badServerResponse, .cannotParseResponse,
      .cannotDecodeRawData, .cannotDecodeContentData:
      return .unreadable
    // Whatever keeps a request from its server; on Linux these are not told apart well.
    default: return .offline
    }
  }

  private static func status(_ code: Int) -> ServiceError {
    (500...599).contains(code) ? .broken(code) : .refused(code)
  }
}
