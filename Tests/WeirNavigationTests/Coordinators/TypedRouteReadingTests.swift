import Testing
import WeirNavigation

/// Routes that coordinators read as typed ones.
@Suite @MainActor struct TypedRouteReadingTests {
  private enum Tab: String, Codable { case photos, friends }
  private enum Place: TypedRoute, Equatable {
    case list
    case item(Int, Tab?)
  }

  private let coordinator = ProbeCoordinator()

  private func error(_ route: Route) -> RouteError? {
    do throws(RouteError) {
      _ = try coordinator.read(route, as: Place.self)
      return nil
    } catch { return error }
  }

  @Test func whatFitsIsRead() throws {
    #expect(try coordinator.read(["item", "7", "photos"], as: Place.self) == .item(7, .photos))
    #expect(try coordinator.read(["item", "7"], as: Place.self) == .item(7, nil))
    #expect(try coordinator.read(["list"], as: Place.self) == .list)
  }

  @Test(
    arguments: [
      (["lists"], 0), (["item", "x"], 1), (["item", "7", "videos"], 2), (["list", "7"], 1), (["item"], 1), ([], 0),
    ] as [(Route, Int)])
  func whatDoesNotFitIsNamed(route: Route, index: Int) {
    #expect(error(route) == RouteError(.unknownSegment, at: index, of: route, coordinator: "ProbeCoordinator"))
  }

  @Test(arguments: [(["item", "07"], 1), (["item", "+7", "photos"], 1), (["item", "7", "~"], 2)] as [(Route, Int)])
  func whatWouldBeWrittenInAnotherWayIsNotKnown(route: Route, index: Int) {
    #expect(error(route)?.index == index)
    #expect(error(route)?.reason == .unknownSegment)
  }
}
