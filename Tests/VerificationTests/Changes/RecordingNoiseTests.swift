import SegueVerification
import Testing

/// What is said of films of another rasterizer, and of differences that are planted in them.
@Suite struct RecordingNoiseTests {
  private static func verdict(
    _ film: NoisyFilm, from expected: NoisyFilm = NoisyFilm()
  ) throws -> RecordingVerdict {
    try RecordingVerdict(
      expected: expected.pictured(), actual: film.pictured(), onBlack: false,
      seenBy: PerceptualRule())
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `noise along edges is another rasterizer, and nothing that moves`(_ seed: UInt64) throws {
    let verdict = try Self.verdict(NoisyFilm(noise: .edges, seed: seed))
    try #require(verdict.findings.count == 1)
    let words = "\(verdict.findings[0])"
    #expect(words.hasPrefix("another rasterizer: at most 2 levels in "), "\(words)")
    #expect(words.hasSuffix(" % of the pixels; nothing moves differently"), "\(words)")
    let magnitude = try #require(verdict.magnitude)
    #expect(magnitude.levels == 2 && magnitude.square == nil)
    // Of 35,200 pixels about 1,000 are at an edge, a quarter of which has noise.
    #expect((30...1_000).contains(magnitude.share.count) && magnitude.share.total == 35_200)
  }

  @Test func `a level of noise everywhere is another rasterizer`() throws {
    let verdict = try Self.verdict(NoisyFilm(noise: .everywhere))
    #expect(verdict.findings.count == 1)
    #expect("\(verdict.findings[0])".hasPrefix("another rasterizer: at most 1 level in 6"))
  }

  /// Differences between films, and the words in which each is told.
  private static let planted: [(film: NoisyFilm, words: String)] = [
    (NoisyFilm(response: 0.412), "the movement takes 1.0"),
    (NoisyFilm(badgeX: 13), "a region is 1 pixel further right, within "),
    (NoisyFilm(badgeX: 9), "a region is 3 pixels further left, within "),
    (NoisyFilm(hasShadow: false), "a soft shade is gone, such as a shadow, within "),
    (NoisyFilm(hasDot: true), "a region looks different, within "),
  ]

  @Test(arguments: planted.indices, [NoisyFilm.Noise.none, .edges, .everywhere])
  func `each planted difference is told by its name`(
    _ number: Int, _ noise: NoisyFilm.Noise
  ) throws {
    var film = Self.planted[number].film
    film.noise = noise
    let verdict = try Self.verdict(film)
    let words = verdict.findings.map { "\($0)" }
    #expect(words.first?.hasPrefix(Self.planted[number].words) == true, "\(words)")
    #expect(!words.contains { $0.contains("moves differently, within") }, "\(words)")
  }

  @Test func `the other way around a shade is new, and a place further back`() throws {
    let shade = try Self.verdict(NoisyFilm(), from: NoisyFilm(hasShadow: false, noise: .edges))
    #expect("\(shade.findings[0])".hasPrefix("a soft shade is new, such as a shadow, within "))
    let place = try Self.verdict(NoisyFilm(), from: NoisyFilm(badgeX: 13, noise: .edges))
    #expect("\(place.findings[0])".hasPrefix("a region is 1 pixel further left, within "))
  }

  @Test func `the same film has no differences, and no size of them`() throws {
    let verdict = try Self.verdict(NoisyFilm(noise: .edges), from: NoisyFilm(noise: .edges))
    #expect(verdict.findings.isEmpty && verdict.magnitude == nil)
  }

  @Test func `a magnitude tells the frame that differs most, and where`() throws {
    let magnitude = try #require(try Self.verdict(NoisyFilm(hasDot: true)).magnitude)
    // A black pixel on F2F2F7.
    #expect(magnitude.levels == 247 && magnitude.share.count == 1)
    #expect(
      magnitude.worstWords
        == "most in frame 0: at most 247 levels in under 0.01 % of the pixels, within 140,60 to 140,60"
    )
  }
}
