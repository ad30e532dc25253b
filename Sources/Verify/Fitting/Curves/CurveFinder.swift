import SegueMotion

/// Result of the search for the curve of a movement.
package struct FoundCurve: Sendable {
  /// Reasons why nothing certain can be said.
  package enum Doubt: Hashable, Sendable {
    /// Too few pictures show it on its way: so many are needed.
    case tooFew(pictures: Int, needed: Int = CurveFinder.leastPictures)
    /// It does not get from one place to another one.
    case noWay
    /// Most of its way is out of sight; this share is not.
    case outOfSight(seen: Double)
    /// No curve is near enough; the nearest one is off by this share of the way.
    case noCurve(error: Double)
    /// A spring and an easing are equally near.
    case several
    /// A number is more uncertain than a twentieth.
    case uncertain(String, share: Double)
    /// An easing may be elsewhere by more than a fiftieth of its way.
    case uncertainCurve(share: Double)
    /// Moving the pixels that way does not make the pictures.
    case notBorneOut
    /// It may have been on its way before it came into sight.
    case unseenBegin
    /// It grows by other factors along both axes, or along one alone.
    case uneven
    /// Parts of it go so many different ways.
    case manyWays(Int)
  }

  /// The curve that explains most; nothing where none could be looked for.
  package let best: CurveFit?
  /// An easing that is as near as the best spring, or a spring that is as near as the best easing.
  package let other: CurveFit?
  /// The curve with a name that is as near as what measuring allows.
  package let named: CurveFit?
  /// Reason why it is not certain; `nil` if it is.
  package let doubt: Doubt?
  /// True if pictures came late or early.
  let isUneven: Bool

  /// True if the curve is certain.
  package var isCertain: Bool { best != nil && doubt == nil }

  /// Whole way relative to the way that was seen, as far as that can be told.
  package var way: Double { best.map { way(of: $0) } ?? 1 }

  /// The same by one of the curves.
  package func way(of fit: CurveFit) -> Double {
    if case .outOfSight = doubt { 1 } else { fit.way }
  }
}

/// Finds the curve by which something moves.
package struct CurveFinder {
  /// Kinds of curves to search for.
  package enum Kinds: Hashable, Sendable, CaseIterable {
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
  package static let leastPictures = 5
  /// The same of an easing without a name, whose numbers are as many.
  package static let leastOfEasing = 9
  /// The same where pictures came late or early.
  package static let leastOfUneven = 14
  /// The same of a spring that is set off with a velocity.
  private static let leastOfLaunch = 12
  /// The least pictures in the time constant of a decay.
  private static let leastOfDecay = 4.0
  /// Maximum uncertainty of a number.
  package static let certainty = 0.05
  /// Uncertainty of a number that could be any.
  private static let anything = 0.5
  /// Maximum uncertainty of an easing at any time, as a share of its path.
  package static let curveCertainty = 0.02
  /// Maximum of the whole way relative to the way that was seen; of easings, whose rest could be anything.
  package static let farthest = (spring: 2.5, easing: 1.25)
  /// Maximum typical distance of a curve from the samples, in pixels and as a share of the path; of fades,
  /// which codecs change more.
  package static let nearness = (pixels: 0.5, share: 0.006, fade: 0.01)

  /// A search for the curve of a movement.
  package init(_ samples: ProgressSamples, kinds: Kinds = .all) {
    (self.samples, self.kinds) = (samples, kinds)
  }

  /// Result of the search.
  package var answer: FoundCurve {
    let count = samples.movingCount
    guard count >= Self.leastPictures else { return .nothing(.tooFew(pictures: count)) }
    guard let search = CurveSearch(samples) else { return .nothing(.noWay) }
    let fits = search.fits(kinds)
    // Where pictures came late or early, what is slow tells which curve it is.
    if let weighed = samples.weighed(beside: fits), let search = CurveSearch(weighed) {
      return CurveFinder(weighed, kinds: kinds).answer(among: search.fits(kinds))
    }
    return answer(among: fits)
  }

  private func answer(among fits: [CurveFit]) -> FoundCurve {
    let free = fits.filter { $0.names.isEmpty && !isIdle($0, among: fits) }
    guard let nearest = nearest(among: free) else { return .nothing(.noWay) }
    let plainest = named(plainerThan: nearest, among: fits) ?? nearest
    let best =
      doubt(about: plainest, beside: nil) == nil
      ? plainest : named(like: plainest, among: fits) ?? plainest
    let other = free.filter { $0.isSpring != best.isSpring && isAsNear($0, as: best) }
      .min { $0.penalty < $1.penalty }
    let named =
      best.kind == .decay
      ? nil
      : fits.filter { !$0.names.isEmpty && isNear($0, to: best) && isSame($0, as: best) }
        .min { $0.penalty < $1.penalty }
    return FoundCurve(
      best: best, other: other, named: named, doubt: doubt(about: best, beside: other),
      isUneven: samples.isUneven)
  }

  /// The curve that explains most with the fewest numbers.
  private func nearest(among fits: [CurveFit]) -> CurveFit? {
    guard let best = fits.min(by: { $0.penalty < $1.penalty }) else { return nil }
    // Six numbers follow friction as closely as the two that it has, and so does a spring of which little else is left.
    let decay = fits.first { $0.kind == .decay && isAsNear($0, as: best) }
    if best.kind == .bezier || best.isHeavy, let decay { return decay }
    // As many numbers as pictures go through anything.
    let spring = fits.first { $0.kind == .spring && $0.error <= limit(for: best) }
    let isFew = best.kind == .bezier && samples.movingCount < Self.leastOfEasing
    return isFew ? spring ?? best : best
  }

  /// The easing with a name that explains as much as the nearest curve with fewer numbers; nothing where several do that
  /// are not alike.
  private func named(plainerThan nearest: CurveFit, among fits: [CurveFit]) -> CurveFit? {
    let known = fits.filter { $0.kind == .namedEasing }
    // A cubic goes through a few pictures whatever they show.
    let isFew =
      nearest.kind == .bezier
      && (samples.movingCount < Self.leastOfEasing
        || nearest.uncertainty.curve ?? 0 > Self.curveCertainty)
    // Beside a spring, too, few pictures at uneven times look like many a curve with a name.
    let nearness =
      isFew || samples.movingCount < Self.leastOfEasing ? 3 * samples.floor : .infinity
    guard
      let best = known.min(by: { $0.penalty < $1.penalty }), best.error <= nearness,
      isFew || best.penalty < nearest.penalty,
      isFew || nearest.isSpring || isNear(best, to: nearest)
    else { return nil }
    // A spring is as plain as an easing that is made to look like one.
    if nearest.isSpring, nearest.error <= limit(for: best) { return nil }
    let limit = isFew ? max(3 * best.error, 6 * samples.floor) : limit(for: best)
    return areAlike(known, best, within: limit) ? best : nil
  }

  /// Returns `true` if all easings with names that are about as near as one are the same as that one.
  private func areAlike(_ known: [CurveFit], _ best: CurveFit, within limit: Double) -> Bool {
    known.allSatisfy { other in
      other.error > limit || other.penalty > best.penalty + Self.likely
        || other.distance(from: best, at: samples) < Self.curveCertainty
    }
  }

  /// The easing with a name that is the same as a curve whose numbers are uncertain, and has fewer; nothing where there is none.
  private func named(like vague: CurveFit, among fits: [CurveFit]) -> CurveFit? {
    let known = fits.filter { $0.kind == .namedEasing }
    // Whoever says a spring says more than a name.
    guard !vague.isSpring, samples.movingCount >= Self.leastOfEasing,
      let best = known.min(by: { $0.penalty < $1.penalty }), best.penalty < vague.penalty,
      best.error <= limit(for: vague),
      best.distance(from: vague, at: samples) < Self.curveCertainty,
      areAlike(known, best, within: limit(for: best))
    else { return nil }
    return best
  }

  /// By how much the penalty of a curve is higher that is clearly farther off.
  private static let clearly = 12.0

  /// The same of curves with names, of which one is certain to be the right one.
  private static let likely = 6.0

  /// Returns `true` if a curve of another kind is as near as the best one.
  private func isAsNear(_ other: CurveFit, as best: CurveFit) -> Bool {
    other.error <= limit(for: best) && other.penalty < best.penalty + Self.clearly
  }

  /// Up to which error a curve of another kind is as near.
  private func limit(for best: CurveFit) -> Double {
    // What hardly ever ends is often a spring.
    let isVague = (best.uncertainty.duration ?? 0) > Self.certainty * best.duration
    return max((isVague ? 2.5 : 1.2) * best.error, best.error + 2 * samples.floor)
  }

  /// Returns `true` if the velocity with which something is set off explains next to nothing: the error of codecs at the
  /// start of a movement looks like one.
  private func isIdle(_ fit: CurveFit, among fits: [CurveFit]) -> Bool {
    if let constant = fit.timeConstant { return constant < Self.leastOfDecay * samples.interval }
    // Of few pictures, those at uneven times look like a velocity, too.
    if fit.kind == .launchedSpring, samples.movingCount < Self.leastOfLaunch { return true }
    guard fit.kind == .launchedSpring, let plain = fits.first(where: { $0.kind == .spring })
    else { return false }
    let floor = samples.floor
    return fit.error > 0.75 * plain.error - floor || plain.error < 2 * floor
  }

  /// Returns `true` if a named curve is as near as measuring can tell.
  private func isNear(_ named: CurveFit, to best: CurveFit) -> Bool {
    // What codecs make of a fade they make of it by any curve.
    let floor = samples.pixels == nil ? 0.25 * samples.floor : 2 * samples.floor
    return named.error <= max(1.3 * best.error, best.error + floor)
  }

  /// By which share the numbers of a spring with a name may be others.
  private static let nameCertainty = 0.03

  /// Returns `true` if a named curve of the same kind as the best one is the same: an easing that is nowhere far from it,
  /// or a spring with about its numbers.
  private func isSame(_ named: CurveFit, as best: CurveFit) -> Bool {
    switch (named.pace, best.pace) {
    case (.spring(let own, _), .spring(let other, _)):
      abs(own.duration / other.duration - 1) < Self.nameCertainty
        && abs(own.dampingRatio / other.dampingRatio - 1) < Self.nameCertainty
    case (.easing, .easing):
      // Beside a curve that is not where it is by chance, the name of one that is nearly as far off again says nothing.
      named.distance(from: best, at: samples)
        < (samples.isUneven ? Self.curveCertainty / 2 : Self.curveCertainty)
    default: true
    }
  }

  private func doubt(about best: CurveFit, beside other: CurveFit?) -> FoundCurve.Doubt? {
    let allowed =
      samples.pixels.map { max(Self.nearness.share, Self.nearness.pixels / $0) }
      ?? max(Self.nearness.fade, 2 * samples.floor)
    if best.error > allowed { return .noCurve(error: best.error) }
    if best.way > (best.isSpring ? Self.farthest.spring : Self.farthest.easing) {
      return .outOfSight(seen: 1 / best.way)
    }
    guard case .spring(let spring, _) = best.pace else { return doubt(about: best, or: other) }
    if let constant = best.timeConstant {
      // Friction has two numbers: what begins otherwise has more, and few pictures show its begin.
      if let other, other.distance(from: best, at: samples) > Self.curveCertainty {
        return .several
      }
      let share = (best.uncertainty.timeConstant ?? 0) / constant
      return share > Self.certainty ? .uncertain("time constant", share: share) : nil
    }
    let shares = [
      ("response", (best.uncertainty.response ?? 0) / spring.duration),
      ("damping ratio", (best.uncertainty.dampingRatio ?? 0) / spring.dampingRatio),
    ]
    guard let worst = shares.max(by: { $0.1 < $1.1 }), worst.1 > Self.certainty else { return nil }
    // Of a number that could be any, no share is worth telling.
    if worst.1 > Self.anything, other != nil { return .several }
    return .uncertain(worst.0, share: worst.1)
  }

  /// Returns the doubt about an easing.
  ///
  /// Its control points are no matter: very different ones make nearly the same curve.
  private func doubt(about easing: CurveFit, or spring: CurveFit?) -> FoundCurve.Doubt? {
    // A spring has fewer numbers: where it is as near as an easing, it is the plainer answer, if that makes a difference.
    if let spring, spring.distance(from: easing, at: samples) > Self.curveCertainty {
      return .several
    }
    // As many numbers as pictures go through anything.
    let least = samples.isUneven ? Self.leastOfUneven : Self.leastOfEasing
    if easing.kind == .bezier, samples.movingCount < least {
      return .tooFew(pictures: samples.movingCount, needed: least)
    }
    let off = easing.uncertainty.curve ?? 0
    return off > Self.curveCertainty ? .uncertainCurve(share: off) : nil
  }
}

extension FoundCurve {
  /// The same, which is not certain for a reason.
  func doubted(_ reason: Doubt) -> FoundCurve {
    FoundCurve(
      best: best, other: other, named: named, doubt: doubt ?? reason, isUneven: isUneven)
  }

  fileprivate static func nothing(_ doubt: Doubt) -> FoundCurve {
    FoundCurve(best: nil, other: nil, named: nil, doubt: doubt, isUneven: false)
  }
}

extension CurveFit {
  /// True if it is a spring, and no easing.
  package var isSpring: Bool {
    if case .spring(_, _) = pace { true } else { false }
  }

  /// The damping ratio of a spring from which on it slows down as by friction.
  private static let heavy = 2.0

  /// True if it is a spring at rest of which little is left but friction.
  fileprivate var isHeavy: Bool {
    guard kind == .spring, case .spring(let spring, _) = pace else { return false }
    return spring.dampingRatio > Self.heavy
  }

  /// Largest distance from another curve through the same samples, as a share of the way.
  fileprivate func distance(from other: CurveFit, at samples: ProgressSamples) -> Double {
    guard let first = samples.times.first, let last = samples.times.last else { return 0 }
    let count = 240
    return (0...count).map { step in
      let time = first + (last - first) * Double(step) / Double(count)
      return abs(value(at: time) - other.value(at: time))
    }
    .max() ?? 0
  }

  /// The progress at a time of the film.
  func value(at time: Double) -> Double {
    start + way * pace.share(at: time - begin, of: duration)
  }
}

/// Finds the curves of each kind that are nearest to samples.
private struct CurveSearch {
  let samples: ProgressSamples
  /// Times at which a tenth, a half and nine tenths of the path have been covered.
  private let tenth: Double
  private let half: Double
  private let nineTenths: Double

  /// A search, where the samples get from the begin to the end.
  init?(_ samples: ProgressSamples) {
    guard let tenth = samples.crossing(of: 0.1), let half = samples.crossing(of: 0.5),
      let nineTenths = samples.crossing(of: 0.9), nineTenths > tenth
    else { return nil }
    self.samples = samples
    (self.tenth, self.half, self.nineTenths) = (tenth, half, nineTenths)
  }

  /// Pictures on the way that are few.
  private static let few = 12

  /// The nearest curves of each kind.
  func fits(_ kinds: CurveFinder.Kinds) -> [CurveFit] {
    let springs = kinds == .easings ? [] : springs() + [decay()] + namedSprings()
    return springs + (kinds == .springs ? [] : easings())
  }

  // MARK: - Springs

  /// The nearest spring at rest, and the nearest one that is set off with a velocity.
  func springs() -> [CurveFit] {
    let problem = CurveProblem(samples: samples, shape: .spring)
    let rough = [0.25, 0.45, 0.7, 1, 1.6].map { ratio in
      problem.solved(from: start(ratio), steps: 12)
    }
    guard let best = rough.min(by: { $0.sum < $1.sum }) else { return [] }
    let answer = problem.solved(from: best.numbers)
    return [CurveFit(.spring, of: problem, answer: answer), launched(near: answer)]
  }

  /// Numbers of a spring of this damping that is half way when the samples are.
  private func start(_ ratio: Double) -> [Double] {
    // A spring needs so many radians to get from a tenth to nine tenths.
    let radians = 0.75 + ratio * (ratio < 1 ? 1.9 : 2.6)
    let frequency = radians / (nineTenths - tenth)
    let begin = half - (1.05 + 0.63 * ratio) / frequency
    return [2 * Double.pi / frequency, ratio, begin]
  }

  /// The nearest decay.
  func decay() -> CurveFit {
    let problem = CurveProblem(samples: samples, shape: .decay)
    let constant = (nineTenths - half) / 1.61
    let starts = [half - 0.69 * constant, tenth - 0.1 * constant].map { [constant, $0] }
    let rough = starts.map { problem.solved(from: $0) }
    return CurveFit(.decay, of: problem, answer: rough.min { $0.sum < $1.sum } ?? rough[0])
  }

  private func launched(near answer: LeastSquares.Answer) -> CurveFit {
    let problem = CurveProblem(samples: samples, shape: .launchedSpring)
    let frequency = 2 * Double.pi / answer.numbers[0]
    let starts = [0, 0.5, 1.5, -0.4].map { speed in
      [
        answer.numbers[0], answer.numbers[1], answer.numbers[2] + speed * 0.3 / frequency,
        speed * frequency,
      ]
    }
    let rough = starts.map { problem.solved(from: $0, steps: 15) }
    let best = rough.min { $0.sum < $1.sum } ?? rough[0]
    return CurveFit(.launchedSpring, of: problem, answer: problem.solved(from: best.numbers))
  }

  /// The springs with names that are nearest.
  func namedSprings() -> [CurveFit] {
    let known = NamedCurves.springs.map { spring, names in
      let problem = CurveProblem(samples: samples, shape: .knownSpring(spring))
      let begin = half - spring.time(of: 0.5)
      return (problem, names, [begin], problem.sum(for: [begin]))
    }
    return nearest(known, 6).map { problem, names, start, _ in
      CurveFit(
        .namedSpring, of: problem, answer: problem.solved(from: start, steps: 20), names: names)
    }
  }

  // MARK: - Cubics

  /// The nearest cubic, and the easings with names that are nearest.
  func easings() -> [CurveFit] {
    // Between few pictures, nobody knows when a tenth was covered.
    let areFew = samples.movingCount < Self.few
    let known = NamedCurves.easings.compactMap { easing, names in
      start(easing).map { start in
        let problem = CurveProblem(samples: samples, shape: .easing(easing))
        let near = areFew ? problem.solved(from: start, steps: 6).numbers : start
        return (problem, names, near, problem.sum(for: near))
      }
    }
    let near = nearest(known, 10).map { problem, names, start, _ in
      (problem, names, problem.solved(from: start, steps: 20))
    }
    .sorted { $0.2.sum < $1.2.sum }
    let cubic = CurveProblem(samples: samples, shape: .cubic)
    let starts = near.compactMap { problem, _, answer -> [Double]? in
      guard case .easing(let easing) = problem.shape, let curve = easing.singleCubic else {
        return nil
      }
      return [curve.x1, curve.y1, curve.x2, curve.y2] + answer.numbers
    }
    let rough = (starts.prefix(6) + general).map { cubic.solved(from: $0, steps: 15) }
    let best = rough.sorted { $0.sum < $1.sum }.prefix(4).map { cubic.solved(from: $0.numbers) }
    let nearest = best.min { $0.sum < $1.sum } ?? rough[0]
    return [CurveFit(.bezier, of: cubic, answer: nearest)]
      + near.prefix(5).map { CurveFit(.namedEasing, of: $0.0, answer: $0.2, names: $0.1) }
  }

  /// Cubics to begin with whatever has a name: slow at both ends, at one of them, and at none, fast at both,
  /// and nearly steps.
  private var general: [[Double]] {
    let length = nineTenths - tenth
    return [
      [0.3, 0.1, 0.4, 0.9, tenth - 0.2 * length, 1.4 * length],
      [0.6, 0.1, 0.8, 0.7, tenth - 0.5 * length, 1.6 * length],
      [0.7, 0.3, 0.8, 0.8, tenth - 0.3 * length, 1.4 * length],
      [0.2, 0.4, 0.4, 0.9, tenth - 0.1 * length, 1.5 * length],
      [0.33, 0.33, 0.67, 0.67, tenth - 0.1 * length, 1.25 * length],
      [0.1, 0.4, 0.9, 0.6, tenth - 0.1 * length, 1.3 * length],
      [0.05, 0.5, 0.1, 0.9, tenth - 0.05 * length, 1.8 * length],
      [0.9, 0.1, 0.95, 0.5, tenth - 0.8 * length, 1.9 * length],
      [0.9, 0.2, 0.1, 0.8, tenth - 0.8 * length, 2.6 * length],
    ]
  }

  /// Begin and duration of an easing that covers a tenth and nine tenths when the samples do.
  private func start(_ easing: Easing) -> [Double]? {
    var (first, last): (Double?, Double?)
    for step in 1...200 {
      let value = easing.value(at: Double(step) / 200)
      if first == nil, value >= 0.1 { first = Double(step) / 200 }
      if last == nil, value >= 0.9 { last = Double(step) / 200 }
    }
    guard let first, let last, last > first else { return nil }
    let duration = (nineTenths - tenth) / (last - first)
    return [tenth - first * duration, duration]
  }

  private typealias Known = (CurveProblem, [String], [Double], Double)

  private func nearest(_ known: [Known], _ count: Int) -> [Known] {
    Array(known.sorted { $0.3 < $1.3 }.prefix(count))
  }
}

extension Spring {
  /// Returns the time at which a share of the path has been covered for the first time.
  fileprivate func time(of share: Double) -> Double {
    let step = duration / 64
    var time = 0.0
    while value(at: time) < share, time < 20 * duration { time += step }
    return time
  }
}

/// The curves that have names, each once with all its names.
private enum NamedCurves {
  /// The easings that lead from one end to the other without a jump.
  static let easings: [(easing: Easing, names: [String])] = {
    var known: [(easing: Easing, names: [String])] = []
    for entry in EasingCatalog.entries where !entry.name.hasPrefix("step-") {
      if let index = known.firstIndex(where: { $0.easing == entry.easing }) {
        known[index].names.append(entry.name)
      } else {
        known.append((entry.easing, [entry.name]))
      }
    }
    return known
  }()

  /// The springs that are read as they are.
  static let springs: [(spring: Spring, names: [String])] = {
    var known: [(spring: Spring, names: [String])] = []
    for entry in SpringCatalog.entries {
      if let index = known.firstIndex(where: { $0.spring.isSame(as: entry.spring) }) {
        known[index].names.append(entry.name)
      } else {
        known.append((entry.spring, [entry.name]))
      }
    }
    return known
  }()
}

extension Spring {
  /// Returns `true` if both move alike, however they are written.
  fileprivate func isSame(as other: Spring) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 * max(abs(a), 1e-6) }
    return isNear(angularFrequency, other.angularFrequency)
      && isNear(ratio, other.ratio) && isNear(initialVelocity, other.initialVelocity)
  }

  private var ratio: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }
}
