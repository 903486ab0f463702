import Testing
import Weir

@testable import Catalog

@Suite struct RoutesTests {
  @Test func placesTurnToSegmentsAndBack() throws {
    let samples: [(AppRoute, Route)] = [
      (.auth(), ["auth"]), (.auth([.forgotten]), ["auth", "forgotten"]),
      (.catalog(.items()), ["catalog", "items"]),
      (.catalog(.items([.item(7), .reviews])), ["catalog", "items", "item", "7", "reviews"]),
      (
        .catalog(.items([.category("50% off / last pieces")])),
        ["catalog", "items", "category", "50% off / last pieces"]
      ),
      (.catalog(.account([.favourites, .item(3)])), ["catalog", "account", "favourites", "item", "3"]),
    ]
    for (place, route) in samples {
      #expect(place.route() == route)
      #expect(try AppRoute(route: route) == place)
    }
  }

  @MainActor @Test func theTagsOfTheCoordinatorsAreTheNamesOfThePlaces() {
    #expect(AppRoute.auth().route() == Route(AppCoordinator.RouteSegment.auth.rawValue))
    let catalog = Route(AppCoordinator.RouteSegment.catalog.rawValue)
    #expect(AppRoute.catalog(.items()).route() == catalog + Route(TabsCoordinator.RouteSegment.items.rawValue))
    #expect(AppRoute.catalog(.account()).route() == catalog + Route(TabsCoordinator.RouteSegment.account.rawValue))
  }

  @Test func whatMayStandOnWhat() {
    #expect(ItemsPlace.category("Paper").canFollow(nil) && ItemsPlace.item(7).canFollow(nil))
    #expect(ItemsPlace.item(7).canFollow(.category("Paper")) && ItemsPlace.reviews.canFollow(.item(7)))
    #expect(!ItemsPlace.category("Wood").canFollow(nil) && !ItemsPlace.item(99).canFollow(nil))
    #expect(!ItemsPlace.reviews.canFollow(nil) && !ItemsPlace.item(7).canFollow(.item(7)))
    #expect(AccountPlace.favourites.canFollow(nil) && !AccountPlace.item(7).canFollow(nil))
    #expect(AccountPlace.item(7).canFollow(.favourites) && AccountPlace.reviews.canFollow(.item(7)))
    #expect(!CartPlace.checkout.canFollow(.checkout) && !AuthPlace.forgotten.canFollow(.forgotten))
  }
}
