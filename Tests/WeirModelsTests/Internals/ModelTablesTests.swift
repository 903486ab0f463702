import Testing

@testable import WeirModels

@Suite struct ModelTablesTests {
  private let tables = ModelTables()
  private let idle = IdleList(.forever)

  @Test func eachTypeHasOneTable() {
    let users = tables.table(of: User.self, idle)
    let repos = tables.table(of: Repo.self, idle)
    #expect(tables.table(of: User.self, idle) === users)
    #expect(tables.table(of: Repo.self, idle) === repos)
    #expect(tables.all.count == 2)
  }

  @Test func manyThreadsGetTheSame() {
    let (tables, idle) = (tables, idle)
    let seen = Collected<ObjectIdentifier>()
    onThreads(8) { thread in
      if thread.isMultiple(of: 2) { _ = tables.table(of: Repo.self, idle) }
      seen.add(ObjectIdentifier(tables.table(of: User.self, idle)))
    }
    #expect(Set(seen.values).count == 1)
    #expect(tables.all.count == 2)
  }

  @Test func anIdAlwaysHasTheSameShardAndIdsAreSpread() {
    let table = tables.table(of: User.self, idle)
    let first = (0..<1_000).map { ObjectIdentifier(table.shard(of: $0)) }
    #expect(first == (0..<1_000).map { ObjectIdentifier(table.shard(of: $0)) })
    #expect(Set(first).count > 16, "so that threads seldom wait for each other")
  }

  @Test func shardsAreLockedInOneOrder() {
    let shards = tables.table(of: User.self, idle).shards + []
    let others = tables.table(of: Repo.self, idle).shards
    let numbers = shards.map(\.number) + others.map(\.number)
    #expect(Set(numbers).count == numbers.count, "also across types, as transactions lock them by number")
  }
}
