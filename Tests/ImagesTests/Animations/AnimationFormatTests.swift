import SegueImages
import Testing

/// The rows of the formats.
@Suite struct AnimationFormatTests {
  @Test func `each format has an ending and a line of its own`() {
    let rows = AnimationFormat.all.map(\.traits)
    #expect(Set(rows.map(\.ending)).count == rows.count)
    #expect(Set(rows.map(\.summary)).count == rows.count)
  }

  @Test func `a quality is chosen where there is a choice`() {
    #expect(AnimationFormat.webP(quality: nil).traits.format(ofQuality: 50) == .webP(quality: 50))
    #expect(AnimationFormat.apng.traits.format(ofQuality: 50) == nil)
    for format in AnimationFormat.all {
      guard let chosen = format.traits.format(ofQuality: 7) else { continue }
      #expect(chosen.traits.quality == 7)
      #expect(chosen.traits.ending == format.traits.ending)
    }
  }
}
