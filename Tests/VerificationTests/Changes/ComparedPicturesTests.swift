import SegueRaster
import SegueRendering
import SegueVerification
import Testing

/// Pictures that are compared while two films are read side by side, and what is said of them then.
@Suite struct ComparedPicturesTests {
  /// Pictures of a film that notes how many have been asked for.
  private final class WatchedPictures: FramePictures {
    private let pictures: any FramePictures
    private(set) var count = 0

    init(_ pictures: any FramePictures) { self.pictures = pictures }

    func picture(of frame: Int) throws(RenderError) -> Surface? {
      count += 1
      var pictures = pictures
      return try pictures.picture(of: frame)
    }
  }

  private typealias Pair = ComparedPictures.Pair

  /// The pairs of pictures that two films show at once.
  private static func pairs(_ old: PicturedFilm, _ new: PicturedFilm) throws -> [Pair] {
    var (before, after) = (old.pictures, new.pictures)
    return try old.film.footage.frames.indices.map { frame in
      Pair(
        old: (old.film.footage.frames[frame], try #require(try before.picture(of: frame))),
        new: (new.film.footage.frames[frame], try #require(try after.picture(of: frame))),
        onBlack: false)
    }
  }

  /// The pairs, compared a few at a time.
  private static func compared(_ pairs: [Pair], like film: PicturedFilm) -> ComparedPictures {
    var compared = ComparedPictures()
    for start in stride(from: 0, to: pairs.count, by: 7) {
      let some = compared.unknown(among: Array(pairs[start..<min(start + 7, pairs.count)]))
      compared.add(ComparedPictures.Batch(some, in: film.film.footage.grid))
    }
    return compared
  }

  private static let films = [
    NoisyFilm(noise: .edges), NoisyFilm(noise: .everywhere), NoisyFilm(response: 0.412),
    NoisyFilm(badgeX: 13, noise: .edges), NoisyFilm(hasShadow: false, noise: .edges),
    NoisyFilm(hasDot: true),
  ]

  @Test(arguments: films.indices)
  func `pictures that were compared side by side are not read again, and yield the same verdict`(
    _ number: Int
  ) throws {
    let (old, new) = (try NoisyFilm().pictured(), try Self.films[number].pictured())
    let expected = try RecordingVerdict(expected: old, actual: new, onBlack: false)
    let compared = Self.compared(try Self.pairs(old, new), like: new)
    let (before, after) = (WatchedPictures(old.pictures), WatchedPictures(new.pictures))
    let verdict = try RecordingVerdict(
      expected: PicturedFilm(old.film, before), actual: PicturedFilm(new.film, after),
      onBlack: false, among: compared)
    #expect(before.count == 0 && after.count == 0)
    #expect(!expected.findings.isEmpty && verdict.findings == expected.findings)
    #expect(verdict.magnitude == expected.magnitude)
    #expect(verdict.differingFrames == expected.differingFrames)
  }

  @Test(arguments: [true, false])
  func `films whose frames show other pairs are read again`(_ isMissing: Bool) throws {
    let (old, new) = (try NoisyFilm().pictured(), try NoisyFilm(hasShadow: false).pictured())
    let expected = try RecordingVerdict(expected: old, actual: new, onBlack: false)
    var pairs = try Self.pairs(old, new)
    if isMissing {
      pairs.remove(at: 12)
    } else {
      // A picture that no frame shows, which differs most.
      let grid = new.film.footage.grid
      let white = try Surface(width: grid.width, height: grid.height)
      let first = try #require(old.film.footage.frames.first)
      var pictures = old.pictures
      let shown = try #require(try pictures.picture(of: 0))
      pairs.insert(
        Pair(
          old: (first, shown), new: (FrameFingerprint(white, in: grid, onBlack: false), white),
          onBlack: false), at: 10)
    }
    let after = WatchedPictures(new.pictures)
    let verdict = try RecordingVerdict(
      expected: old, actual: PicturedFilm(new.film, after), onBlack: false,
      among: Self.compared(pairs, like: new))
    #expect(after.count > 0 && verdict.findings == expected.findings)
    #expect(verdict.magnitude == expected.magnitude)
  }
}
