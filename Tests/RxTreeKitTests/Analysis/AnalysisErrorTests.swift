import Testing

@testable import RxTreeKit

@Suite struct AnalysisErrorTests {
  @Test(arguments: [
    (AnalysisError.noSuchDirectory("App"), "There is no directory 'App'."),
    (.notADirectory("App.swift"), "'App.swift' is not a directory."),
    (
      .unreadableDirectory("App", reason: "Permission denied"),
      "The directory 'App' cannot be read: Permission denied."
    ),
    (.noSwiftFile(directories: ["A", "B"]), "No Swift file to read was found in 'A', 'B'."),
    (.noSwiftFile(directories: []), "No Swift file to read was found in an empty list of directories."),
    (.nothingMatches(globs: ["B/**"], directories: ["A"]), "The glob 'B/**' matched no Swift file in 'A'."),
    (.nothingMatches(globs: ["a", "b"], directories: ["."]), "The globs 'a', 'b' matched no Swift file in '.'."),
    (.badGlob("a[", reason: "it ends"), "The glob 'a[' is malformed: it ends."),
  ])
  func saysOneSentence(error: AnalysisError, sentence: String) {
    #expect(error.description == sentence)
    #expect("\(error)" == sentence)
  }

  @Test func escapesWhatATerminalWouldObey() {
    let error = AnalysisError.noSuchDirectory("a\u{1B}[2Jb\n")
    #expect(error.description == "There is no directory 'a\\u{1B}[2Jb\\u{A}'.")
  }

  @Test func escapesTheReasonToo() {
    let error = AnalysisError.badGlob("x", reason: "'\u{7}' is odd")
    #expect(error.description == "The glob 'x' is malformed: '\\u{7}' is odd.")
  }
}
