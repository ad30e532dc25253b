import SegueFitting
import Testing

/// When two measured numbers are alike, different, or too uncertain to be told.
struct LandmarkTraitTests {
  @Test(arguments: [
    (104.0, 0.5, AlignedVerdict.alike), (104, 3, .open), (107, 0.5, .different), (107, 4, .open),
    (93, 0.5, .different), (100, 40, .open),
  ])
  func `a trait is told where it is within or beyond the tolerance however far it is off`(
    value: Double, off: Double, verdict: AlignedVerdict
  ) {
    let trait = LandmarkComparison.Trait(
      kind: .pace, recorded: UncertainNumber(value, off: off),
      agreed: UncertainNumber(100, off: 0.1), tolerance: 5)
    #expect(trait.verdict == verdict)
  }

  @Test func `what differs anywhere differs, and what is open anywhere is open`() {
    #expect(AlignedVerdict.all([]) == .alike)
    #expect(AlignedVerdict.all([.alike, .open]) == .open)
    #expect(AlignedVerdict.all([.open, .different, .alike]) == .different)
  }
}
