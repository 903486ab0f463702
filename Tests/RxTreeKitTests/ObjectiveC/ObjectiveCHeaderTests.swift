import Testing

@testable import RxTreeKit

@Suite struct ObjectiveCHeaderTests {
  private func offset(_ text: String) -> Int? { ObjectiveCHeader.offset(ofClass: "AVC", in: Array(text.utf8)) }

  @Test func findsTheDeclaration() {
    #expect(offset("@interface AVC : UIViewController") == 11)
    #expect(offset("@class AVC;\n@interface  AVC:B\n@end") == 24)
    #expect(offset("@interface A : B @end @interface\n AVC : A") == 34)
  }

  @Test func passesOverWhatIsNone() {
    for text in [
      "", "@", "@interface", "@interface AVC", "@interface AVC (More)", "@interface AVCell : B", "@interfaceAVC : B",
      "@class AVC;", "@protocol AVC : B", "AVC : B", "@interface AVC <P>",
    ] {
      #expect(offset(text) == nil, "\(text)")
    }
  }
}
