import SegueVideo
import SegueMotion
import SegueImages
import SegueSceneGraph
import SegueTextSupport

/// A quality step that makes a film's file small enough.
struct QualityStep: Hashable, Sendable {
  /// The quality of a movie or an animated WebP; `nil` for the one that was asked for.
  var quality: MovieQuality?
  /// The frames that are shown each second, at most; `nil` for all.
  var rate: Int?
  /// The part of the pixels along each edge.
  var factor = 1.0
  /// About how many of the bytes are left, compared with what nothing was given up of.
  let share: Double
}

extension QualityStep {
  /// Returns the quality steps of an output, from none to the most; only the first for one that has one size.
  ///
  /// A movie is mostly made of what does not move, so that fewer frames save little: it becomes
  /// coarser, then smaller. Animated pictures become smaller as long as they are larger than people look at them,
  /// and lose frames then: those are what they are made of, and what a film of movement is about.
  static func ladder(of output: FilmOutput, on canvas: Canvas) -> [QualityStep] {
    switch output {
    case .movie(_, let codec, _): movies(codec)
    case .animation(_, let format): pictures(format, on: canvas)
    default: [QualityStep(share: 1)]
    }
  }

  private static func movies(_ codec: MovieCodec) -> [QualityStep] {
    if codec.hasQuality {
      return [QualityStep(share: 1), QualityStep(quality: .small, share: 0.5)]
        + factors.map { QualityStep(quality: .small, factor: $0, share: 0.5 * $0 * $0) }
    }
    return [QualityStep(share: 1)] + factors.map { QualityStep(factor: $0, share: $0 * $0) }
  }

  private static func pictures(_ format: AnimationFormat, on canvas: Canvas) -> [QualityStep] {
    let (quality, coarse) = (format.traits.quality, MovieQuality.small.webP)
    if format.traits.format(ofQuality: coarse) == nil {
      return pictures(giving: nil, share: 1, on: canvas)
    }
    guard let quality else { return pictures(giving: .standard, share: 0.1, on: canvas) }
    return quality > coarse
      ? pictures(giving: .small, share: 0.8, on: canvas)
      : pictures(giving: nil, share: 1, on: canvas)
  }

  private static let factors = [0.75, 0.5, 0.375, 0.25, 0.125]

  /// The pixels along the longer edge that are kept while there are frames to lose: those of a phone's screen in
  /// points.
  private static let keptSide = 800.0

  /// First a worse quality, if there is one, which leaves a share of the bytes; then fewer pixels, as long as many
  /// are left; then fewer frames, and both.
  private static func pictures(
    giving quality: MovieQuality?, share left: Double, on canvas: Canvas
  ) -> [QualityStep] {
    let side = Double(max(canvas.pixelWidth, canvas.pixelHeight))
    let sizes = factors.filter { $0 * side >= keptSide }
    let least = sizes.last ?? 1
    let rates = [(30, 1), (20, 1), (20, 0.75), (15, 0.5), (15, 0.375), (12, 0.25), (10, 0.125)]
    return [QualityStep(share: 1)]
      + (quality == nil ? [] : [QualityStep(quality: quality, share: left)])
      + sizes.map { QualityStep(quality: quality, factor: $0, share: left * $0 * $0) }
      + rates.map { (rate: Int, part: Double) in
        let factor = least * part
        return QualityStep(
          quality: quality, rate: rate, factor: factor,
          share: left * factor * factor * Double(rate) / 60)
      }
  }
}

extension QualityStep {
  /// The film with what is left of its size and its frames.
  func applied(to film: Film) -> Film {
    var scene = film.scene
    scene.canvas.scale *= factor
    if let rate = rate.map({ FrameRate(Int64($0)) }),
      rate.framesPerSecond < scene.frameRate.framesPerSecond
    {
      scene.frameRate = rate
    }
    return film.showing(scene)
  }

  /// The output in the quality that is left.
  func applied(to output: FilmOutput) -> FilmOutput {
    guard let quality else { return output }
    switch output {
    case .movie(let path, let codec, let container):
      return .movie(path: path, codec.ofQuality(quality), container)
    case .animation(let path, let format):
      return .animation(path: path, format.traits.format(ofQuality: quality.webP) ?? format)
    default: return output
    }
  }

  /// Returns the losses of a film, in words; nothing where there are none.
  func words(of film: Film) -> [String] {
    let shown = applied(to: film).scene
    var words: [String] = []
    if let quality { words.append("quality '\(quality.rawValue)'") }
    if shown.frameRate != film.scene.frameRate {
      words.append("\(shown.frameRate.text) frames per second")
    }
    if factor != 1 {
      words.append("\(shown.canvas.pixelWidth)x\(shown.canvas.pixelHeight) pixels")
    }
    return words
  }
}
