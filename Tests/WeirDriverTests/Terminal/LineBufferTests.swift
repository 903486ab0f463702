import TestSupport
import Testing

@testable import WeirDriver

@Suite struct LineBufferTests {
  @Test func insertingMovingAndDeleting() {
    var line = LineBuffer("tap ave")
    line.move(by: -3)
    line.insert("S")
    #expect(line.text == "tap Save" && line.textBeforeCursor == "tap S")
    line.deleteBefore()
    line.deleteAfter()
    #expect(line.text == "tap ve" && line.cursor == 4)
    line.moveToEnd()
    line.deleteAfter()
    line.moveToStart()
    line.deleteBefore()
    #expect(line.text == "tap ve" && line.cursor == 0)
  }

  @Test func wordsAreKilledAndJumpedOver() {
    var line = LineBuffer("type Name  \"x y\"")
    line.killWord()
    #expect(line.text == "type Name  \"x ")
    line.moveWordLeft()
    line.moveWordLeft()
    #expect(line.cursor == 5)
    line.moveWordRight()
    #expect(line.cursor == 9)
    line.killToEnd()
    #expect(line.text == "type Name")
    line.move(by: -4)
    line.killToStart()
    #expect(line.text == "Name" && line.cursor == 0)
    line.killWord()
    #expect(line.text == "Name")
  }

  @Test func anAccentJoinsItsLetter() {
    var line = LineBuffer()
    for character in ["e", "\u{301}", "👩", "\u{200D}", "👧"] as [Character] { line.insert(character) }
    #expect(line.characters == ["é", "👩‍👧"] && line.cursor == 2)
  }

  @Test func aPartIsReplaced() {
    var line = LineBuffer("tap Sa now")
    line.move(by: -4)
    line.replace(from: 4, by: "Save all")
    #expect(line.text == "tap Save all now" && line.cursor == 12)
    line.replace(from: -5, by: "")
    #expect(line.text == " now")
    line.replace(from: 99, by: "x")
    #expect(line.text == "x now")
  }

  @Test func whateverIsDoneTheCursorStaysInTheLine() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let acts: [(inout LineBuffer) -> Void] = [
      { $0.insert("a") }, { $0.insert(" ") }, { $0.insert("é") }, { $0.deleteBefore() }, { $0.deleteAfter() },
      { $0.move(by: -1) },
      { $0.move(by: 1) }, { $0.moveWordLeft() }, { $0.moveWordRight() }, { $0.killWord() }, { $0.killToEnd() },
      { $0.killToStart() },
      { $0.moveToStart() }, { $0.moveToEnd() }, { $0.replace(from: 2, by: "xy") },
    ]
    var line = LineBuffer()
    for _ in 0..<20_000 {
      acts.randomElement(using: &generator)?(&line)
      #expect((0...line.characters.count).contains(line.cursor), "seed \(seed)")
    }
  }
}
