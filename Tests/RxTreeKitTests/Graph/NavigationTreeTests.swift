import Testing

@testable import RxTreeKit

@Suite struct NavigationTreeTests {
  private let people = NavigationTree(of: GraphSketch.people, from: GraphSketch.ids("AppFlow"))

  @Test func laysOutInPreOrderWithMarks() {
    #expect(
      TreeOutline.lines(of: people) == [
        "0 AppFlow", "1 MainFlow", "2 HomeCoordinator", "3 InfoScreen", "4 NameScreen", "4 PickerScreen",
        "3 MainFlow cycle", "2 InfoScreen seeAbove", "2 HomeCoordinator seeAbove", "1 Intro.Screen",
      ])
    #expect(!people.isTruncated)
  }

  @Test func itemsTellStepKindAndPlace() throws {
    let root = try #require(people.items.first)
    #expect(root.edge == nil && root.step == nil && root.kind == nil)
    #expect(root.place == SourcePlace(file: "AppFlow.swift", line: 1, column: 7))
    let main = people.items[1]
    #expect(main.step == "main" && main.kind == .flow)
    #expect(main.place == SourcePlace(file: "App.swift", line: 1, column: 5))
    let intro = try #require(people.items.last)
    #expect(intro.kind == .shown && intro.isLast)
  }

  @Test func findsChildrenOfItems() {
    #expect(people.roots == [0])
    #expect(people.children(of: 0) == [1, 9])
    #expect(people.children(of: 1) == [2, 7, 8])
    #expect(people.children(of: 3) == [4, 5])
    #expect(people.children(of: 7) == [])
    #expect(people.children(of: -1) == [])
    #expect(people.children(of: 10) == [])
  }

  @Test func printsALeafAgainWithoutAMark() {
    let graph = GraphSketch.graph("AFlow | x | Leaf | screen\nAFlow | y | Leaf | screen")
    #expect(
      TreeOutline.lines(of: NavigationTree(of: graph, from: GraphSketch.ids("AFlow"))) == [
        "0 AFlow", "1 Leaf", "1 Leaf",
      ])
  }

  @Test func aNodeThatLeadsToItselfIsACycle() {
    let graph = GraphSketch.graph("AFlow | again | AFlow | flow")
    let tree = NavigationTree(of: graph, from: GraphSketch.ids("AFlow"))
    #expect(TreeOutline.lines(of: tree) == ["0 AFlow", "1 AFlow cycle"])
  }

  @Test func severalRootsShareWhatWasShown() {
    let graph = GraphSketch.graph("AFlow | b | BFlow | flow\nBFlow | x | Leaf | screen\nCFlow | b | BFlow | flow")
    let tree = NavigationTree(of: graph, from: GraphSketch.ids("AFlow", "BFlow", "CFlow"))
    #expect(
      TreeOutline.lines(of: tree) == [
        "0 AFlow", "1 BFlow", "2 Leaf", "0 BFlow seeAbove", "0 CFlow", "1 BFlow seeAbove",
      ])
    #expect(tree.roots == [0, 3, 4])
  }

  @Test func skipsUnknownAndRepeatedRoots() {
    let tree = NavigationTree(of: GraphSketch.people, from: GraphSketch.ids("Nobody", "LostFlow", "LostFlow"))
    #expect(TreeOutline.lines(of: tree) == ["0 LostFlow", "1 PickerScreen"])
    #expect(NavigationTree(of: GraphSketch.people, from: []).items.isEmpty)
  }

  @Test func cutsAtTheLevelLimit() {
    func lines(_ levels: Int) -> [String] {
      TreeOutline.lines(
        of: NavigationTree(
          of: GraphSketch.people, from: GraphSketch.ids("AppFlow"), options: .init(maxLevels: levels)))
    }
    #expect(lines(0) == ["0 AppFlow …"])
    #expect(lines(-3) == ["0 AppFlow …"])
    #expect(lines(1) == ["0 AppFlow", "1 MainFlow …", "1 Intro.Screen"])
    #expect(
      lines(2).dropFirst(2) == ["2 HomeCoordinator …", "2 InfoScreen …", "2 HomeCoordinator …", "1 Intro.Screen"])
    #expect(lines(4) == TreeOutline.lines(of: people))
    #expect(lines(Int.max) == TreeOutline.lines(of: people))
  }

  @Test func whatWasCutIsShownWhereThereIsRoom() {
    let graph = GraphSketch.graph(
      """
      AFlow | deep | BFlow | flow
      AFlow | flat | CFlow | flow
      BFlow | c | CFlow | flow
      CFlow | x | Leaf | screen
      """)
    let tree = NavigationTree(of: graph, from: GraphSketch.ids("AFlow"), options: .init(maxLevels: 2))
    #expect(TreeOutline.lines(of: tree) == ["0 AFlow", "1 BFlow", "2 CFlow …", "1 CFlow", "2 Leaf"])
  }

  @Test func unrollsRepeatsAndCyclesUpToTheLimit() {
    let graph = GraphSketch.graph("AFlow | b | BFlow | flow\nBFlow | a | AFlow | flow\nAFlow | c | BFlow | flow")
    let options = NavigationTreeOptions(maxLevels: 2, expandsRepeats: true)
    let tree = NavigationTree(of: graph, from: GraphSketch.ids("AFlow"), options: options)
    #expect(TreeOutline.lines(of: tree) == ["0 AFlow", "1 BFlow", "2 AFlow …", "1 BFlow", "2 AFlow …"])
  }

  @Test func unrollsTenLevelsWithoutALimit() {
    let graph = GraphSketch.graph("AFlow | again | AFlow | flow")
    let tree = NavigationTree(of: graph, from: GraphSketch.ids("AFlow"), options: .init(expandsRepeats: true))
    #expect(tree.items.count == 11)
    #expect(tree.items.last?.isCut == true)
  }

  @Test func stopsUnrollingAtTheLimitOfItems() {
    let ladder = GraphSketch.ladder(of: 64)
    let options = NavigationTreeOptions(maxLevels: 64, expandsRepeats: true, maxItems: 1_000)
    let tree = NavigationTree(of: ladder, from: GraphSketch.ids("RootFlow"), options: options)
    #expect(tree.isTruncated)
    #expect(tree.items.count == 1_000)
    #expect(tree.items.allSatisfy { $0.end <= 1_000 })
  }

  @Test func aTreeThatJustFitsIsWhole() {
    let fan = GraphSketch.fan(of: 4)
    func tree(_ items: Int) -> NavigationTree {
      NavigationTree(
        of: fan, from: GraphSketch.ids("RootFlow"), options: .init(expandsRepeats: true, maxItems: items))
    }
    #expect(!tree(5).isTruncated && tree(5).items.count == 5)
    #expect(tree(4).isTruncated && tree(4).items.count == 4)
    #expect(tree(0).isTruncated && tree(0).items.count == 1)
  }

  @Test func aLadderStaysAsLongAsItsEdges() {
    let ladder = GraphSketch.ladder(of: 64)
    let tree = NavigationTree(of: ladder, from: GraphSketch.ids("RootFlow"))
    #expect(tree.items.count == ladder.edges.count + 1)
  }

  @Test func aChainOfAHundredThousandLevelsWorks() {
    let tree = NavigationTree(of: GraphSketch.longChain, from: GraphSketch.ids("Flow0"))
    #expect(tree.items.count == 100_001)
    #expect(tree.items.last?.level == 100_000)
    #expect(tree.children(of: 50_000) == [50_001])
  }

  @Test func aHundredThousandChildrenWork() {
    let tree = NavigationTree(of: GraphSketch.wideFan, from: GraphSketch.ids("RootFlow"))
    #expect(tree.children(of: 0).count == 100_000)
    #expect(tree.items.filter(\.isLast).count == 2)
  }
}

/// Trees as short lines: level, name, and the mark or `…`.
enum TreeOutline {
  static func lines(of tree: NavigationTree) -> [String] {
    tree.items.map { item in
      "\(item.level) \(item.node.name)" + (item.mark.map { " \($0.rawValue)" } ?? "") + (item.isCut ? " …" : "")
    }
  }
}
