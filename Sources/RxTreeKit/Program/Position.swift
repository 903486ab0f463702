/// A place in a file of the program.
struct Position: Hashable {
  let file: Int
  let offset: UInt32
}
