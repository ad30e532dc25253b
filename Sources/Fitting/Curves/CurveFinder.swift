import SegueMotion

/// What can be said about the curve of a movement.
public struct FoundCurve: Sendable {
  /// Why nothing certain can be said.
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
  }

  /// The curve that explains most; nothing where none could be looked for.
  public let best: CurveFit?
  /// An easing that is as near as the best spring, or a spring that is as near as the best easing.
  public let other: CurveFit?
  /// The curve with a name that is as near as what measuring allows.
  public let named: CurveFit?
  /// Why it is not certain; nothing if it is.
  public let doubt: Doubt?

  /// Whether the curve is certain.
  public var isCertain: Bool { best != nil && doubt == nil }
}

/// Finds the curve by which something moves.
public struct CurveFinder {
  /// Which curves are looked for.
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
  /// How uncertain a number may be.
  public static let certainty = 0.05
  /// How far a curve may be from the samples as a rule, in pixels and as a share of the way; of fades, which
  /// codecs change more.
  public static let nearness = (pixels: 0.5, share: 0.006, fade: 0.01)

  /// A search for the curve of a movement.
  public init(_ samples: ProgressSamples, kinds: Kinds = .all) {
    (self.samples, self.kinds) = (samples, kinds)
  }

  /// What can be said.
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
    let limit = max(1.2 * best.error, best.error + 2 * CurveFit.floor(samples.pixels))
    let other = free.filter { $0.isSpring != best.isSpring && $0.error <= limit }
      .min { $0.penalty < $1.penalty }
    let named = fits.filter { !$0.names.isEmpty && isNear($0, to: best) }
      .min { $0.penalty < $1.penalty }
    return FoundCurve(
      best: best, other: other, named: named, doubt: doubt(about: best, beside: other))
  }

  /// Whether a spring's velocity explains next to nothing: what codecs do at the begin of a movement looks
  /// like one.
  private func isIdle(_ fit: CurveFit, among fits: [CurveFit]) -> Bool {
    guard fit.kind == .launchedSpring, let plain = fits.first(where: { $0.kind == .spring })
    else { return false }
    let floor = CurveFit.floor(samples.pixels)
    return fit.error > 0.75 * plain.error - floor || plain.error < 2 * floor
  }

  /// Whether a curve with a name is as near as measuring can tell.
  private func isNear(_ named: CurveFit, to best: CurveFit) -> Bool {
    named.error <= max(1.3 * best.error, best.error + 2 * CurveFit.floor(samples.pixels))
  }

  private func doubt(about best: CurveFit, beside other: CurveFit?) -> FoundCurve.Doubt? {
    let allowed =
      samples.pixels.map { max(Self.nearness.share, Self.nearness.pixels / $0) }
      ?? Self.nearness.fade
    if best.error > allowed { return .noCurve(error: best.error) }
    // The levels of a fade are rounded by codecs, all to the same side: numbers are off by more than they
    // seem to be.
    let certainty = samples.pixels == nil ? Self.certainty / 3 : Self.certainty
    let shares: [(String, Double)]
    if case .spring(let spring, _) = best.pace {
      shares = [
        ("response", (best.uncertainty.response ?? 0) / spring.duration),
        ("damping ratio", (best.uncertainty.dampingRatio ?? 0) / spring.dampingRatio),
      ]
    } else {
      // A spring has fewer numbers: where it is as near as an easing, it is the plainer answer.
      if other != nil { return .several }
      // What is seen from the begin on is the curve, whatever its control points are.
      shares = [
        ("begin", samples.bounds.isOutOfSight ? best.uncertainty.begin / best.duration : 0),
        ("duration", (best.uncertainty.duration ?? 0) / best.duration),
      ]
    }
    guard let worst = shares.max(by: { $0.1 < $1.1 }), worst.1 > certainty else { return nil }
    return .uncertain(worst.0, share: worst.1)
  }
}

extension FoundCurve {
  fileprivate static func nothing(_ doubt: Doubt) -> FoundCurve {
    FoundCurve(best: nil, other: nil, named: nil, doubt: doubt)
  }
}

extension CurveFit {
  /// Whether it is a spring, and no easing.
  public var isSpring: Bool {
    if case .spring(_, _) = pace { true } else { false }
  }
}
