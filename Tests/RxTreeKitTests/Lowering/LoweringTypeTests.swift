import Testing

@testable import RxTreeKit

@Suite struct LoweringTypeTests {
  @Test(arguments: [
    ("A", "A"), ("A.B", "A.B"), ("A.B.C", "A.B.C"), ("A?", "A"), ("A!", "A"), ("A??", "A"), ("[A]", "[A]"),
    ("[A?]", "[A]"), ("[A: B]", "[B]"), ("A<B>", "A<B>"), ("A<B, C<D>>", "A<B, C<D>>"), ("A<B>.C", "A.C"),
    ("any A", "A"), ("some A", "A"), ("(any A)?", "A"), ("A & B", "A & B"), ("(A & B)?", "A & B"),
    ("any A & B", "A & B"),
    ("(A, b: B)", "(A, b: B)"), ("(A)", "A"), ("()", "()"), ("() -> A", "-> A"), ("(A) async throws -> B?", "-> B"),
    ("@escaping () -> Void", "-> Void"), ("((A) -> B)?", "-> B"), ("A.Type", "A"), ("A.Protocol", "A"),
    ("Self", "Self"),
    ("inout A", "A"), ("@MainActor A", "A"), ("`Type`", "Type"), ("~Copyable", "?"), ("A<[B]>", "A<[B]>"),
    ("A<(B, C)>", "A<(B, C)>"), ("A<() -> B>", "A<-> B>"), ("[[A]]", "[[A]]"), ("Optional<A>", "Optional<A>"),
    ("borrowing A", "A"), ("A<3>", "A<?>"),
  ])
  func types(_ source: String, _ text: String) { #expect(FactsSource.type(source) == text) }
}
