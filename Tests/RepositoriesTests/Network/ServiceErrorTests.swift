import Foundation
import Testing
import Weir

@testable import Repositories

@Suite struct ServiceErrorTests {
  private struct Odd: LocalizedError {
    var errorDescription: String? { "Odd." }
  }

  @Test func eachErrorHasItsWords() {
    let response = Response(statusCode: 200, data: Data())
    let expected: [(any Error, ServiceError)] = [
      (NetworkError.underlying(URLError(.cannotConnectToHost), nil), .offline),
      (NetworkError.underlying(URLError(.timedOut), nil), .silent),
      (NetworkError.underlying(URLError(.httpTooManyRedirects), nil), .unreadable),
      (NetworkError.underlying(Odd(), nil), .other("Odd.")),
      (NetworkError.underlying(Odd(), Response(statusCode: 502, data: Data())), .broken(502)),
      (NetworkError.statusCode(Response(statusCode: 422, data: Data())), .refused(422)),
      (NetworkError.jsonMapping(response), .unreadable),
      (NetworkError.objectMapping(Odd(), response), .unreadable),
      (ServiceError.refused(401), .refused(401)),
      (Odd(), .other("Odd.")),
    ]
    for (error, meaning) in expected { #expect(ServiceError(error) == meaning) }
  }

  @Test func noTwoKindsAreTheSameToAPerson() {
    let kinds: [ServiceError] = [
      .offline, .silent, .refused(401), .refused(403), .refused(422), .broken(500), .unreadable,
    ]
    #expect(Set(kinds.map(\.description)).count == kinds.count)
  }
}
