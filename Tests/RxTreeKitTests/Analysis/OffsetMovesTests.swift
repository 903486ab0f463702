import Testing

@testable import RxTreeKit

@Suite struct OffsetMovesTests {
  private let moves = OffsetMoves([
    OffsetMoves.Move(old: 20..<30, new: 5), OffsetMoves.Move(old: 0..<10, new: 100),
    OffsetMoves.Move(old: 30..<31, new: 0),
  ])

  @Test(arguments: [(0, 100), (9, 109), (20, 5), (29, 14), (30, 0)] as [(UInt32, UInt32)])
  func offsetsMoveWithTheirPiece(_ old: UInt32, _ new: UInt32) { #expect(moves.moved(old) == new) }

  @Test(arguments: [10, 19, 31, UInt32.max] as [UInt32])
  func offsetsInNoPieceAreGone(_ old: UInt32) { #expect(moves.moved(old) == OffsetMoves.gone) }

  @Test func withoutPiecesAllIsGone() { #expect(OffsetMoves([]).moved(0) == OffsetMoves.gone) }

  @Test func anEmptyPieceHoldsNothing() {
    #expect(OffsetMoves([OffsetMoves.Move(old: 3..<3, new: 0)]).moved(3) == OffsetMoves.gone)
  }
}
