import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct TagScannerTests {
  /// The tags as text, one a word, and what stopped the scan.
  private func scan(_ text: String, _ attribute: StaticString = "id") -> (tags: String, failure: TagScanner.Failure?) {
    scan(Array(text.utf8), attribute)
  }

  private func scan(_ bytes: [UInt8], _ attribute: StaticString = "id") -> (tags: String, failure: TagScanner.Failure?)
  {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = TagScanner(bytes)
      var tags: [String] = []
      do throws(TagScanner.Failure) {
        while let tag = try scanner.next() {
          let name = ["a", "b", "c"].first { $0 == String(decoding: bytes[scanner.name], as: UTF8.self) } ?? "?"
          let value = scanner.attribute(attribute).map { "=\($0)" } ?? ""
          tags.append((tag == .end ? "/" : "") + name + value + (tag == .whole ? "/" : ""))
        }
        return (tags.joined(separator: " "), nil)
      } catch {
        return (tags.joined(separator: " "), error)
      }
    }
  }

  private func failure(_ text: String) -> String? {
    scan(text).failure.map { "\($0.offset): \($0.reason)" }
  }

  @Test func givesTagsInTheirOrder() {
    #expect(scan("").tags == "")
    #expect(scan("no tags > here").tags == "")
    #expect(scan("<a><b/>text<c></c ></a>").tags == "a b/ c /c /a")
    #expect(scan("\u{FEFF}\n<a\n>\t</a\r\n>\n").tags == "a /a")
    #expect(scan("<äöü.x-1:y/>").tags == "?/")
  }

  @Test func readsAttributesInAllTheirForms() {
    #expect(scan(#"<a id="1"/>"#).tags == "a=1/")
    #expect(scan("<a id='1'/>").tags == "a=1/")
    #expect(scan("<a\n  x = \"2\"\n  id\t=\n'1'\n></a>").tags == "a=1 /a")
    #expect(scan(#"<a id="it's > 1 &amp; 2" x=""/>"#).tags == "a=it's > 1 & 2/")
    #expect(scan(#"<a ident="2" xid="3" x:id="4" id="1" id="5"/>"#).tags == "a=1/")
    #expect(scan(#"<a id=""/><b/>"#).tags == "a/ b/")
  }

  @Test func attributesBelongToTheirTagOnly() {
    #expect(scan(#"<a id="1"></a><b/><c id="2"/>"#).tags == "a=1 /a b/ c=2/")
  }

  @Test func comparesWholeNamesAndValues() {
    Array(#"<scene kind="show &amp; tell"/>"#.utf8).withUnsafeBufferPointer { bytes in
      var scanner = TagScanner(bytes)
      #expect(throws: Never.self) { try scanner.next() }
      #expect(scanner.isNamed("scene"))
      #expect(!scanner.isNamed("scenes") && !scanner.isNamed("scen"))
      #expect(scanner.hasAttribute("kind", "show &amp; tell"))
      #expect(!scanner.hasAttribute("kind", "show") && !scanner.hasAttribute("kin", "show &amp; tell"))
    }
  }

  @Test func passesOverWhatIsNoTag() {
    #expect(scan("<?xml version='1.0'?><a/><?x <b/> ?>").tags == "a/")
    #expect(scan("<!-- <b/> -- > --><a/><!----><!---><b/>-->").tags == "a/")
    #expect(scan("<a><![CDATA[ <b> ]] ]> ]]]><c/></a>").tags == "a c/ /a")
  }

  @Test func saysWhatIsWrongAndWhere() {
    #expect(failure("<a>") == "3: it ends inside of an element")
    #expect(failure("<a><b></a>") == "10: it ends inside of an element")
    #expect(failure("<a/></a>") == "4: a tag ends what has not begun")
    #expect(failure("x <a") == "2: a tag does not end")
    for text in ["<", "</", "</a", "<a ", "<a b", "<a b=", "<a b='", "<a b='x", "<a b='x'", "<a/", "<a b=\"<c d=\"/>"] {
      let reason = text == "<a b=" ? "a tag is malformed" : "a tag does not end"
      #expect(failure(text) == "0: \(reason)", "\(text)")
    }
    for text in [
      "<>", "< a/>", "<<<<<<< HEAD", "</>", "<a b/>", "<a b=c/>", "<a =''/>", "<a b=''c=''/>", "<a / >", "</a b>",
    ] {
      #expect(failure(text) == "0: a tag is malformed", "\(text)")
    }
    #expect(failure("<a/><!-- --") == "4: a comment does not end")
    #expect(failure("<a/><!--") == "4: a comment does not end")
    #expect(failure("<a/><?x ?") == "4: a processing instruction does not end")
    #expect(failure("<a><![CDATA[ ]]") == "3: a section of text does not end")
  }

  @Test func takesNoDeclarations() {
    for text in [
      "<!DOCTYPE a SYSTEM 'file:///etc/hosts'><a/>", "<!ENTITY x 'y'>", "<!", "<!-", "<![CDAT[", "<!doctype a>",
    ] {
      #expect(failure(text) == "0: it declares its own kind of document, which Interface Builder never does", "\(text)")
    }
  }

  @Test func takesLargeInputInLinearTime() {
    let count = 100_000
    #expect(scan(String(repeating: "<a>", count: count)).failure?.reason == "it ends inside of an element")
    #expect(scan(String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)).failure == nil)
    #expect(scan("<a" + String(repeating: " x='1'", count: count) + " id='1'/>").tags == "a=1/")
    #expect(scan("<!--" + String(repeating: "-", count: count) + ">").failure == nil)
    #expect(scan("<![CDATA[" + String(repeating: "]", count: count)).failure != nil)
    #expect(scan(String(repeating: "<!", count: count)).failure != nil)
    #expect(scan("<a b='" + String(repeating: ">", count: count)).failure != nil)
  }

  @Test(arguments: 0..<400 as Range<UInt64>) func survivesGarbage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "<", ">", "/", "=", "\"", "'", " ", "\n", "a", "id", "&", ";", "&amp;", "<!--", "-->", "<![CDATA[", "]]>", "<?",
      "?>",
      "<!", "<a>", "</a>", "<a id=\"", "\0", "é", "\u{FEFF}",
    ].map { Array($0.utf8) }
    var bytes = random.several(0...60, of: pieces).flatMap { $0 }
    for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    let result = scan(bytes)
    if let failure = result.failure {
      #expect((0...bytes.count).contains(failure.offset), "seed \(seed): \(bytes)")
    }
  }
}
