import CommandSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PeopleCommandTests {
  @Test func itPrintsTheFirstScreen() async throws {
    let result = try await CommandRun(BuiltCommand.path(of: "people"), []).result()
    let outline = """
      screen InfoViewController
        tab 'Nested' selected
        tab 'Profiles'
        text 'Ada Byron'
        text '0151 1815'
        button 'Update all'
        screen NameViewController
          text 'Ada Byron'
          button 'Update name'
          screen FirstNameViewController
            text 'Ada'
            button 'Update first name'
          screen LastNameViewController
            text 'Byron'
            button 'Update last name'
        screen NumberViewController
          text '0151 1815'
          button 'Update number'

      """
    #expect(result == CommandResult(exitCode: 0, output: outline, error: ""))
  }
}
