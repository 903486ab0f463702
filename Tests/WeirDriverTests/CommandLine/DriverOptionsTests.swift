import Testing

@testable import WeirDriver

@Suite struct DriverOptionsTests {
  @Test func allOptions() throws {
    let options = try DriverOptions(["--script", "a", "--script=b", "--echo", "--color", "never"])
    #expect(options.scripts == ["a", "b"] && options.echoes && options.color == .never && !options.showsHelp)
    #expect(
      try DriverOptions(["-h"]).showsHelp && DriverOptions(["--help"]).showsHelp
        && DriverOptions(["--version"]).showsVersion)
    #expect(try DriverOptions(["--script", "-"]).scripts == ["-"] && DriverOptions([]).scripts.isEmpty)
  }

  @Test func optionsOfItsOwn() throws {
    let own = [DriverOption("--state", value: "FILE", ""), DriverOption("--fast", "")]
    let options = try DriverOptions(["--state", "a", "--fast", "--script", "s"], own: own)
    #expect(options.own.values == ["--state": ["a"], "--fast": []] && options.scripts == ["s"])
    for (arguments, message) in [
      (["--state"], "--state needs FILE"), (["--fast=1"], "--fast takes no value"),
      (["--sate", "x"], "there is no option \"--sate\"; did you mean --state?"),
    ] {
      let error = #expect(throws: DriverOptions.Failure.self) { try DriverOptions(arguments, own: own) }
      #expect(error?.description == message)
    }
  }

  @Test(arguments: [
    (["--scrpt", "a"], "there is no option \"--scrpt\"; did you mean --script?"),
    (["--script"], "--script needs a file"),
    (["--script="], "--script needs a file"),
    (["a.weir"], "\"a.weir\" is not expected; a script is given with --script"),
    (["--color", "blue"], "--color takes auto, always or never, not \"blue\""), (["--help=x"], "--help takes no value"),
    (["-x\u{1B}"], "there is no option \"-x\\u{1B}\""),
  ])
  func whatMakesNoSense(_ arguments: [String], _ message: String) {
    let error = #expect(throws: DriverOptions.Failure.self) { try DriverOptions(arguments) }
    #expect(error?.description == message)
  }
}
