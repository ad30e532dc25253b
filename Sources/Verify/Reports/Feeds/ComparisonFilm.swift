import SegueImages
import SegueMotion
import SegueRaster
import SegueRendering

/// A film as it was and as it is: two animated WebPs of the same moments, small enough for a comment.
///
/// They are shown at the pace of the film, as large and with as many pictures a second as the first of the steps has
/// with which neither exceeds ``byteLimit``.
struct ComparisonFilm {
  /// The film as it was.
  let before: [UInt8]
  /// The film as it is.
  let after: [UInt8]
  /// The names of the first and the last moment.
  let labels: [String]

  /// The most bytes of each of the two.
  static let byteLimit = 400_000

  /// A size, and a number of pictures a second.
  private struct Step {
    /// The most pixels along a side, the line around them aside.
    let longest: Int
    /// The least time from one picture to the next, in milliseconds.
    let interval: Double
  }

  /// From what shows most to what shows least.
  ///
  /// Browsers show for 100 ms what is to be shown for 10 ms or less.
  private static let steps = [
    Step(longest: 240, interval: 11), Step(longest: 240, interval: 33),
    Step(longest: 160, interval: 33), Step(longest: 160, interval: 66),
    Step(longest: 120, interval: 100),
  ]
  /// The quality of the pictures, of 100.
  private static let quality = 75
  /// The longest time that nothing new is shown, in milliseconds.
  private static let longestRest = 500.0
  /// The milliseconds for which the last picture is shown, until the film begins again.
  private static let lastRest = 800.0

  /// The film of a case; `nil` where none shows both, or nothing can be made that is small enough.
  init?(_ item: ReportedCase) throws(RenderError) {
    let films = item.films.map { PairedMoments($0, rate: item.rate) }
    guard let moments = films.first(where: { $0.all.count > 1 })?.all else { return nil }
    labels = [moments[0].label, moments[moments.count - 1].label]
    for step in Self.steps {
      let shown = Self.chosen(moments, every: step.interval)
      let factor = Self.factor(of: shown, longest: step.longest)
      guard let old = try Self.film(shown.map { ($0.expected, $0.time) }, by: factor),
        let new = try Self.film(shown.map { ($0.actual, $0.time) }, by: factor)
      else { return nil }
      if max(old.count, new.count) <= Self.byteLimit {
        (before, after) = (old, new)
        return
      }
    }
    return nil
  }

  /// The first, the last, and those between that are so far from each other.
  private static func chosen(_ moments: [PairedMoment], every interval: Double) -> [PairedMoment] {
    var chosen = [moments[0]]
    for moment in moments.dropFirst().dropLast()
    where moment.time - chosen[chosen.count - 1].time >= interval { chosen.append(moment) }
    let last = moments[moments.count - 1]
    if chosen.count > 1, last.time - chosen[chosen.count - 1].time < interval {
      chosen.removeLast()
    }
    return chosen + [last]
  }

  /// The whole number by which all pictures are made smaller.
  private static func factor(of moments: [PairedMoment], longest: Int) -> Int {
    let sides = moments.flatMap { moment in
      [moment.expected, moment.actual].map { max($0.width, $0.height) }
    }
    return max(1, ((sides.max() ?? 1) + longest - 1) / longest)
  }

  /// An animated WebP; `nil` where pictures cannot be read again, or are not all of one size.
  private static func film(
    _ pictures: [(picture: ReportedPicture, time: Double)], by factor: Int
  ) throws(RenderError) -> [UInt8]? {
    var surfaces: [Surface] = []
    for (picture, _) in pictures {
      guard let surface = picture.surface else { return nil }
      surfaces.append(try surface.shrunk(by: factor).framed())
    }
    let first = surfaces[0]
    guard surfaces.allSatisfy({ $0.width == first.width && $0.height == first.height }) else {
      return nil
    }
    let lengths = zip(pictures, pictures.dropFirst()).map { min($1.time - $0.time, longestRest) }
    do throws(PictureError) {
      return try file(surfaces, lasting: lengths + [lastRest])
    } catch {
      throw RenderError(error)
    }
  }

  /// The file that shows each picture for so many milliseconds.
  private static func file(
    _ surfaces: [Surface], lasting lengths: [Double]
  ) throws(PictureError) -> [UInt8] {
    let recipe = AnimationRecipe(
      .webP(quality: quality), width: surfaces[0].width, height: surfaces[0].height,
      isOpaque: surfaces.allSatisfy(\.coversAll), frames: 1000, per: 1)
    let encoder = AnimationEncoder(recipe)
    var writer = try AnimationWriter(recipe, into: [UInt8]())
    var last: Surface?
    var (time, shown) = (0.0, 0)
    for (surface, length) in zip(surfaces, lengths) {
      try writer.add(encoder.picture(of: surface, after: last))
      last = surface
      time += length
      // A picture is seen for a frame of a millisecond, and as long as none takes its place.
      for _ in shown + 1..<max(shown + 1, Int(time.rounded())) {
        try writer.add(AnimationPicture?.none)
      }
      shown = max(shown + 1, Int(time.rounded()))
    }
    return try writer.finish()
  }
}

extension Surface {
  /// True if every pixel is opaque.
  fileprivate var coversAll: Bool {
    pixels.indices.allSatisfy { Pixel(word: pixels[$0]).isOpaque }
  }
}

/// A moment that is known of both films.
private struct PairedMoment {
  let label: String
  /// Milliseconds.
  let time: Double
  let expected: ReportedPicture
  let actual: ReportedPicture
}

/// The moments of a film that have a time, and of which both pictures are there.
private struct PairedMoments {
  let all: [PairedMoment]

  init(_ film: ReportedFilm, rate: String?) {
    let rate = rate.flatMap { FrameRate(parsing: $0) } ?? .sixty
    var all: [PairedMoment] = []
    for frame in film.frames {
      let time =
        frame.milliseconds ?? frame.number.map { rate.time(ofFrame: $0).seconds() * 1000 }
      guard let time, let expected = frame.expected, let actual = frame.actual,
        all.last.map({ $0.time < time }) ?? true
      else { continue }
      all.append(
        PairedMoment(label: frame.label, time: time, expected: expected, actual: actual))
    }
    self.all = all
  }
}
