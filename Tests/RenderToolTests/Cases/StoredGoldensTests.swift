import SegueCaseRuns
import SegueSceneFile
import SegueVerification
import Testing

/// Words for what is kept, on the command line and in suites, follow from the kinds of goldens.
@Suite struct StoredGoldensTests {
  @Test func `suites can keep each kind that the program keeps of scenes`() {
    let kinds = SuiteGolden.allCases.map { GoldenKind(named: $0.rawValue) }
    #expect(Set(kinds) == Set(GoldenKind.ofScenes.map(Optional.some)))
  }

  @Test func `the command line can keep all, each kind alone, and the texts`() {
    #expect(
      StoredGoldens.allCases.map(\.rawValue) == ["all", "timeline", "frames", "strip", "texts"])
    for choice in StoredGoldens.allCases {
      #expect(StoredGoldens(rawValue: choice.rawValue) == choice)
    }
    #expect(StoredGoldens.all.kinds == GoldenKind.ofScenes)
    #expect(StoredGoldens(rawValue: "strip")?.kinds == [.strip])
    #expect(StoredGoldens(rawValue: "texts")?.kinds == [.timeline, .frames])
    #expect(StoredGoldens(rawValue: "recording") == nil)
  }
}
