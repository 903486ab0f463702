import Foundation
import WeirDriver

let program = DriverCommandLine(
  name: "people", version: "1.0", about: "People: screens in screens, and profiles and friends without end.")
exit(await program.run { PeopleDriver.start() })
