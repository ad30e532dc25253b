import SegueMotion
import Testing

@Suite struct NearNamesTests {
  static let names = [
    "opacity", "position", "compose.bounce", "ease-in", "ease-out", "ease-in-out",
  ]

  @Test(arguments: [
    ("opactiy", ["opacity"]), ("opacity", ["opacity"]), ("Opacity", ["opacity"]),
    ("bounce", ["compose.bounce"]), ("easeIn", ["ease-in"]), ("ease_out", ["ease-out"]),
    ("ese-in", ["ease-in"]), ("frobnicate", []), ("", []),
  ])
  func `spellings find the names that were meant`(_ text: String, _ expected: [String]) {
    #expect(NearNames.of(text, among: Self.names) == expected)
  }

  @Test(
    arguments: [
      ("opactiy", "did you mean 'opacity'?"), ("ease-i", "did you mean 'ease-in'?"), ("xyz", nil),
    ] as [(String, String?)])
  func `hints are questions`(_ text: String, _ hint: String?) {
    #expect(NearNames.hint(for: text, among: Self.names) == hint)
  }
}
