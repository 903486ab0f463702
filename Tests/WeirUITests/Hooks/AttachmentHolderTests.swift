import Testing
import WeirUI

/// Objects that objects of WeirUI keep for the modules above.
@Suite @MainActor struct AttachmentHolderTests {
  private final class Note: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private final class Other: Sendable {}

  @Test func oneIsMadeAndKept() {
    let view = UIView()
    var made = 0
    let first = view.attached(Note.self) {
      made += 1
      return Note("first")
    }
    let second = view.attached(Note.self) {
      made += 1
      return Note("second")
    }
    #expect(first === second)
    #expect(first.text == "first")
    #expect(made == 1)
  }

  @Test func eachTypeHasItsOwn() {
    let view = UIView()
    let note = view.attached(Note.self) { Note("note") }
    let other = view.attached(Other.self) { Other() }
    #expect(view.attached(Note.self) { Note("new") } === note)
    #expect(view.attached(Other.self) { Other() } === other)
  }

  @Test func anotherOneTakesItsPlace() {
    let view = UIView()
    weak let old = view.attached(Note.self) { Note("old") }
    view.attach(Note("new"))
    #expect(view.attached(Note.self) { Note("none") }.text == "new")
    #expect(old == nil, "what was there is released")
  }

  @Test func theyGoWithTheirHolder() {
    weak var note: Note?
    do {
      let view = UIView()
      note = view.attached(Note.self) { Note("note") }
      #expect(note != nil)
    }
    #expect(note == nil)
  }

  @Test func whatIsReleasedMayUseTheHolder() {
    final class Visitor: Sendable {
      let view: UIView
      init(_ view: UIView) { self.view = view }
      deinit { _ = view.attached(Other.self) { Other() } }
    }
    let (holder, visited) = (UIView(), UIView())
    _ = holder.attached(Visitor.self) { Visitor(visited) }
    holder.attach(Visitor(visited))
    #expect(visited.attachments != nil)
  }

  @Test func allKindsOfObjectsKeepOne() {
    let holders: [any AttachmentHolder] = [
      UIView(), UIViewController(), UIBarButtonItem(), UITapGestureRecognizer(), UIApplication(),
    ]
    for holder in holders {
      let note = holder.attached(Note.self) { Note("note") }
      #expect(holder.attached(Note.self) { Note("other") } === note)
    }
  }

  @Test func threadsGetTheSameOne() async {
    let view = UIView()
    let notes = await withTaskGroup(of: Note.self) { group in
      for number in 0..<50 {
        group.addTask { view.attached(Note.self) { Note("\(number)") } }
      }
      var notes: [Note] = []
      for await note in group { notes.append(note) }
      return notes
    }
    #expect(Set(notes.map(ObjectIdentifier.init)).count == 1)
  }
}
