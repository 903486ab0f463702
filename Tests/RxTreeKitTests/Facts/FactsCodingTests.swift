import Testing

@testable import RxTreeKit

@Suite struct FactsCodingTests {
  /// Source that uses every kind of declaration, statement, expression, pattern and type name.
  private let everything = #"""
    import UIKit
    typealias A = B<C> & D
    let global: [E] = [f, g]
    func free<T: H>(_ a: T, b c: (I, j: J) = (k, l: m)) -> () -> N { o }
    @main final class P<Q: R>: S<T>, U {
      enum V { case w, x(Y) }
      typealias Z = (a: A, B)
      static let aa: BB = .init(cc), dd = ee
      lazy var ff: GG = { [weak self] (h: I) -> J in self?.kk ?? ll }()
      var mm: NN { get { oo } set { pp(newValue) } }
      var qq = rr { didSet { ss() } }
      subscript(t: U) -> V { w }
      init?(x: Y...) {
        guard let z = x as? AAA, z is BBB, case .ccc(let d, (e, _))? = f else { return }
        if let g { h() } else if i == .j { k } else { l[m, n: o] }
        for (p, q) in r where s { continue }
        while t { u += v }
        repeat { w } while x
        do { try y() } catch let z as AB { ac } catch { throw ad }
        switch ae { case .af, AG.ah(ai: let aj): ak; case is AL: am; case let an as AO: ap; case "aq": ar; default: break }
        defer { at() }
        func au(_ av: AW) { ax }
        @Inject var ay: AZ
        let ba = bb ? bc : bd, be = bf ~> (BG.self, bh: [1: bi]), bj = "text", bk = "in \(bl)", bm = #selector(bn)
        let bo = if bp { bq } else { br }, bs = switch bt { case .bu: bv; default: bw }
        (bx, by) = (bz.0, [CA].self)
        ca { $0.cb } cc: { cd, ce in cf }
        return
      }
    }
    extension CG.CH: CI where CJ == CK { protocol CL { func cm(); var cn: CO { get } } }
    actor CP {}
    struct CQ {}
    cr.cs()
    """#

  private func roundTrip(_ source: String, _ location: SourceLocation = #_sourceLocation) {
    let bytes = FactsSource.facts(source).bytes
    let again = FileFacts(bytes: bytes[...])?.bytes
    #expect(again == bytes, sourceLocation: location)
  }

  @Test func everythingComesBack() throws {
    roundTrip(everything)
    let facts = FactsSource.facts(everything)
    let again = try #require(FileFacts(bytes: facts.bytes[...]))
    #expect(again.types.map(\.name) == facts.types.map(\.name))
    #expect(again.types[0].functions.map(FactsText.of) == facts.types[0].functions.map(FactsText.of))
    #expect(again.types[0].properties.map(FactsText.of) == facts.types[0].properties.map(FactsText.of))
    #expect(again.functions.map(FactsText.of) == facts.functions.map(FactsText.of))
    #expect(FactsText.of(again.statements) == FactsText.of(facts.statements))
    #expect(again.types[0].functions.map(\.offset) == facts.types[0].functions.map(\.offset))
    #expect(again.types[0].attributes == ["main"])
  }

  @Test func everyWaySourceIsCutComesBack() {
    let bytes = Array(everything.utf8)
    for length in stride(from: 0, to: bytes.count, by: 61) {
      roundTrip(String(decoding: bytes[..<length], as: UTF8.self))
    }
  }

  @Test func nothingComesBack() {
    roundTrip("")
    #expect(FileFacts(bytes: FileFacts.empty.bytes[...])?.types.isEmpty == true)
  }

  @Test func deepFactsComeBack() {
    roundTrip("func f() { a" + String(repeating: ".b()", count: 2 * Lowering.depthLimit) + " }")
    roundTrip("let a = " + String(repeating: "{ b(", count: 200) + String(repeating: ") }", count: 200))
    roundTrip(String(repeating: "class A { ", count: 200) + String(repeating: "}", count: 200))
    roundTrip("let a: " + String(repeating: "A<", count: 200) + "B" + String(repeating: ">", count: 200))
  }

  @Test func equalFactsGiveEqualBytes() {
    #expect(FactsSource.facts(everything).bytes == FactsSource.facts(everything).bytes)
    #expect(FactsSource.facts(everything).bytes != FactsSource.facts(everything + "\nclass Z {}").bytes)
  }

  @Test func anySliceIsRead() {
    let bytes = FactsSource.facts(everything).bytes
    let padded = [1, 2, 3] + bytes + [4, 5]
    #expect(FileFacts(bytes: padded[3..<(3 + bytes.count)])?.bytes == bytes)
    #expect(FileFacts(bytes: padded[3...])?.bytes == nil)
  }
}
