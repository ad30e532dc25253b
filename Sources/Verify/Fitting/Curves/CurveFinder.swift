import SegueMotion

/// Result of the search for the curve of a movement.
public struct FoundCurve: Sendable {
  /// Reasons why nothing certain can be said.
  public enum Doubt: Hashable, Sendable {
    /// Too few pictures show it on its way.
    case tooFew(pictures: Int)
    /// It does not get from one place to another one.
    case noWay
    /// No curve is near enough; the nearest one is off by this share of the way.
    case noCurve(error: Double)
    /// A spring and an easing are equally near.
    case several
    /// A number is more uncertain than a twentieth.
    case uncertain(String, share: Double)
    /// An easing may be elsewhere by more than a fiftieth of its way.
    case uncertainCurve(share: Double)
  }

  /// The curve that explains most; nothing where none could be looked for.
  public let best: CurveFit?
  /// An easing that is as near as the best spring, or a spring that is as near as the best easing.
  public let other: CurveFit?
  /// The curve with a name that is as near as what measuring allows.
  public let named: CurveFit?
  /// Reason why it is not certain; `nil` if it is.
  public let doubt: Doubt?

  /// True if the curve is certain.
  public var isCertain: Bool { best != nil && doubt == nil }
}

/// Finds the curve by which something moves.
public struct CurveFinder {
  /// Kinds of curves to search for.
  public enum Kinds: Hashable, Sendable, CaseIterable {
    /// Springs and easings.
    case all
    /// Springs alone.
    case springs
    /// Easings alone.
    case easings
  }

  private let samples: ProgressSamples
  private let kinds: Kinds

  /// The least pictures on the way.
  public static let leastPictures = 5
  /// Maximum uncertainty of a number.
  public static let certainty = 0.05
  /// Maximum uncertainty of an easing at any time, as a share of its path.
  public static let curveCertainty = 0.02
  /// Maximum typical distance of a curve from the samples, in pixels and as a share of the path; of fades,
  /// which codecs change more.
  public static let nearness = (pixels: 0.5, share: 0.006, fade: 0.01)

  /// A search for the curve of a movement.
  public init(_ samples: ProgressSamples, kinds: Kinds = .all) {
    (self.samples, self.kinds) = (samples, kinds)
  }

  /// Result of the search.
  public var answer: FoundCurve {
    let count = samples.movingCount
    guard count >= Self.leastPictures else { return .nothing(.tooFew(pictures: count)) }
    guard let search = CurveSearch(samples) else { return .nothing(.noWay) }
    let springs = kinds == .easings ? [] : search.springs() + search.namedSprings()
    let easings = kinds == .springs ? [] : search.easings()
    return answer(among: springs + easings)
  }

  private func answer(among fits: [CurveFit]) -> FoundCurve {
    let free = fits.filter { $0.names.isEmpty && !isIdle($0, among: fits) }
    guard let best = free.min(by: { $0.penalty < $1.penalty }) else { return .nothing(.noWay) }
    let other = free.filter { $0.isSpring != best.isSpring && $0.error <= limit(for: best) }
      .min { $0.penalty < $1.penalty }
    let named = fits.filter { !$0.names.isEmpty && isNear($0, to: best) }
      .min { $0.penalty < $1.penalty }
    return FoundCurve(
      best: best, other: other, named: named, doubt: doubt(about: best, beside: other))
  }

  /// Up to which error a curve of another kind is as near.
  private func limit(for best: CurveFit) -> Double {
    // What hardly ever ends is often a spring.
    let isVague = (best.uncertainty.duration ?? 0) > Self.certainty * best.duration
    return max((isVague ? 2.5 : 1.2) * best.error, best.error + 2 * samples.floor)
  }

  /// Returns `true` if a spring's velocity explains next to nothing: the error of codecs at the start of a
  /// movement looks like one.
  private func isIdle(_ fit: CurveFit, among fits: [CurveFit]) -> Bool {
    guard fit.kind == .launchedSpring, let plain = fits.first(where: { $0.kind == .spring })
    else { return false }
    let floor = samples.floor
    return fit.error > 0.75 * plain.error - floor || plain.error < 2 * floor
  }

  /// Returns `true` if a named curve is as near as measuring can tell.
  private func isNear(_ named: CurveFit, to best: CurveFit) -> Bool {
    named.error <= max(1.3 * best.error, best.error + 2 * samples.floor)
  }

  private func doubt(about best: CurveFit, beside other: CurveFit?) -> FoundCurve.Doubt? {
    let allowed =
      samples.pixels.map { max(Self.nearness.share, Self.nearness.pixels / $0) }
      ?? max(Self.nearness.fade, 2 * samples.floor)
    if best.error > allowed { return .noCurve(error: best.error) }
    guard case .spring(let spring, _) = best.pace else { return doubt(about: best, or: other) }
    let shares = [
      ("response", (best.uncertainty.response ?? 0) / spring.duration),
      ("damping ratio", (best.uncertainty.dampingRatio ?? 0) / spring.dampingRatio),
    ]
    guard let worst = shares.max(by: { $0.1 < $1.1 }), worst.1 > Self.certainty else { return nil }
    return .uncertain(worst.0, share: worst.1)
  }

  /// Returns the doubt about an easing.
  ///
  /// Its control points are no matter: very different ones make nearly the same curve.
  private func doubt(about easing: CurveFit, or spring: CurveFit?) -> FoundCurve.Doubt? {
    // A spring has fewer numbers: where it is as near as an easing, it is the plainer answer.
    if spring != nil { return .several }
    let off = easing.uncertainty.curve ?? 0
    return off > Self.curveCertainty ? .uncertainCurve(share: off) : nil
  }
}

extension FoundCurve {
  fileprivate static func nothing(_ doubt: Doubt) -> FoundCurve {
    FoundCurve(best: nil, other: nil, named: nil, doubt: doubt)
  }
}

extension CurveFit {
  /// True if it is a spring, and no easing.
  public var isSpring: Bool {
    if case .spring(_, _) = pace { true } else { false }
  }
}
