import Testing
import WeirUI

@MainActor @Suite struct CoreTests {
  @Test func tree() {
    let a = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      b = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    a.addSubview(b)
    #expect(a.hitTest(CGPoint(x: 15, y: 15), with: nil) === b)
  }
}
