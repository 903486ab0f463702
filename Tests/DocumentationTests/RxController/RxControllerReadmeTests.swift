import Testing
import WeirMVVM

/// What RxController's README says of its classes holds for code that is written for it.
@Suite(.timeLimit(.minutes(10))) @MainActor struct RxControllerReadmeTests {
  private let host = HeadlessHost()

  @Test func theFlowMakesAScreenWithItsViewModel() async {
    let flow = GardenFlow()
    FlowCoordinator().coordinate(flow: flow, with: OneStepper(withSingleStep: GardenStep.start))
    #expect(flow.stack.viewControllers.count == 1)
    let garden = flow.stack.viewControllers.first as? GardenViewController
    #expect(garden?.viewModel.loads == 0, "the view model is no optional, and is there before the view")
  }

  @Test func viewsAreAddedInOrderThenConstrainedAndBound() {
    let garden = GardenViewController(viewModel: GardenViewModel())
    garden.loadViewIfNeeded()
    #expect(garden.view.subviews.prefix(2).elementsEqual([garden.label, garden.beds], by: ===))
    #expect(garden.calls == ["subviews", "createConstraints", "bind"])
    #expect(garden.label.text == nil, "nothing was sent yet")
    garden.viewModel.events.accept(GardenEvent.flower.event("Tulip"))
    #expect(garden.label.text == "Tulip")
  }

  @Test func theViewModelHearsOfTheLifecycle() async {
    let garden = GardenViewController(viewModel: GardenViewModel())
    let stack = UINavigationController(rootViewController: garden)
    host.show(stack)
    await host.settle()
    stack.pushViewController(UIViewController(), animated: true)
    await host.settle()
    #expect(
      garden.viewModel.lifecycle == [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ])
  }

  @Test func aChildFillsTheContainerThatItIsAddedTo() async {
    let garden = GardenViewController(viewModel: GardenViewModel())
    host.show(garden)
    await host.settle()
    #expect(garden.children.contains(garden.bed) && garden.bed.view.superview === garden.beds)
    #expect(garden.bed.view.frame == garden.beds.bounds && garden.beds.bounds.width > 0)
    let other = UIViewController()
    garden.addChild(other)
    await host.settle()
    #expect(other.view.superview === garden.view)
  }

  @Test func eventsGoFromTheParentToItsChildrenAndBack() {
    let (parent, first, second) = (GardenViewModel(), BedViewModel(), BedViewModel())
    parent.addChild(first)
    parent.addChild(second)
    parent.events.accept(GardenEvent.flower.event("Tulip"))
    #expect([first.seen, second.seen] == [["Tulip"], ["Tulip"]])
    first.parentEvents.accept(event: GardenEvent.flower.event("Rose"))
    #expect(parent.seen == ["Tulip", "Rose"])
    #expect([first.seen, second.seen] == [["Tulip", "Rose"], ["Tulip", "Rose"]])
  }

  @Test func eventsGoNoFurtherThanOneGenerationUnlessTheyAreForwarded() {
    let (parent, bed, plant) = (GardenViewModel(), BedViewModel(), PlantViewModel())
    parent.addChild(bed)
    bed.addChild(plant)
    parent.events.accept(GardenEvent.flower.event("Tulip"))
    #expect(plant.gardenFlowers == [], "the event of the garden is not one of the bed")
    #expect(plant.names == ["Tulip"], "it is forwarded as one of the bed")
    plant.parentEvents.accept(event: BedEvent.water.event(3))
    #expect(parent.litres == [30], "forwarded upwards, and turned into another value")
  }

  @Test func aSourceIsBoundToAnEvent() {
    let (parent, bed) = (GardenViewModel(), BedViewModel())
    parent.addChild(bed)
    bed.flowers.accept("Iris")
    #expect(parent.seen == ["Iris"])
    #expect(bed.flower.value == "Iris")
  }

  @Test func aStepOfAChildReachesTheFlow() async {
    let flow = GardenFlow()
    let coordinator = FlowCoordinator()
    host.show(flow.stack)
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: GardenStep.start))
    await host.settle()
    let garden = flow.stack.viewControllers.first as? GardenViewController
    garden?.bed.viewModel.steps.accept(GardenStep.leave)
    #expect(flow.taken == ["start", "leave"])
  }
}
