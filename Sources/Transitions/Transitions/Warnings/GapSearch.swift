import SegueGeometry
package import SegueMotion

/// Looks for the moment at which the arriving screen, having been in its place, leaves an edge of
/// the stage open the most.
///
/// Where one movement decides, that is a moment at which its curve or its spring turns around,
/// which is known exactly; where several do, it is looked for between two moments at which an edge
/// is open less.
struct GapSearch {
  /// An edge of the stage.
  enum Edge: String, CaseIterable {
    case left, right, top, bottom
  }

  /// An edge that is open.
  struct Gap {
    var edge: Edge
    /// Width of the gap, in points.
    var length: Double
    /// Time of the gap.
    var moment: Time
  }

  /// Minimum width of a gap that counts, in points.
  private static let least = 0.5
  /// Number of moments examined besides those at which something turns around.
  private static let count = 120

  private let plan: TransitionPlan
  private let stage: TransitionEnvironment

  init(_ plan: TransitionPlan, on stage: TransitionEnvironment) {
    self.plan = plan
    self.stage = stage
  }

  /// The widest gap; `nil` if there is none to speak of.
  var widest: Gap? {
    let rows = moments.map { (moment: $0, open: open(at: $0)) }
    var covered: Set<Edge> = []
    var widest: Gap?
    for index in rows.indices {
      guard let open = rows[index].open else { continue }
      covered.formUnion(Edge.allCases.filter { open[$0] < Self.least })
      guard covered.count == Edge.allCases.count else { continue }
      for edge in Edge.allCases {
        let gap = peak(of: edge, at: index, in: rows)
        if gap.length > widest?.length ?? Self.least { widest = gap }
      }
    }
    return widest
  }

  // MARK: - Moments

  /// The moments that are looked at, in order.
  private var moments: [Time] {
    let even = (0...Self.count).map {
      plan.duration.scaled(by: Double($0) / Double(Self.count))
    }
    let turns = plan.layers.filter { $0.holds(.insertion) }.flatMap(\.turns)
    return Set(even + turns).filter { $0 <= plan.duration }.sorted()
  }

  /// Returns the gap at an edge at a moment, or between the moments before and after it, if it is wider there
  /// than at any of the three.
  private func peak(
    of edge: Edge, at index: Int, in rows: [(moment: Time, open: Openings?)]
  ) -> Gap {
    func length(_ index: Int) -> Double {
      rows.indices.contains(index) ? rows[index].open?[edge] ?? -.infinity : -.infinity
    }
    let gap = Gap(edge: edge, length: length(index), moment: rows[index].moment)
    guard gap.length > 0, gap.length >= length(index - 1), gap.length >= length(index + 1) else {
      return gap
    }
    let start = rows[max(index - 1, 0)].moment
    let found = climb(edge, from: start, to: rows[min(index + 1, rows.count - 1)].moment)
    return found.length > gap.length ? found : gap
  }

  /// The widest gap between two moments, by the golden section.
  private func climb(_ edge: Edge, from start: Time, to end: Time) -> Gap {
    let share = 0.6180339887498949
    func gap(_ seconds: Double) -> Gap {
      let moment = Time.seconds(seconds)
      return Gap(edge: edge, length: open(at: moment)?[edge] ?? -.infinity, moment: moment)
    }
    var (low, high) = (start.seconds, end.seconds)
    var (first, second) = (gap(high - share * (high - low)), gap(low + share * (high - low)))
    while high - low > 1e-7 {
      if first.length > second.length {
        high = second.moment.seconds
        second = first
        first = gap(high - share * (high - low))
      } else {
        low = first.moment.seconds
        first = second
        second = gap(low + share * (high - low))
      }
    }
    return first.length > second.length ? first : second
  }

  // MARK: - Edges

  /// Widths of the gaps at the edges of the environment, in points; negative where the screen reaches beyond
  /// the edge.
  struct Openings {
    var left, right, top, bottom: Double

    subscript(edge: Edge) -> Double {
      switch edge {
      case .left: left
      case .right: right
      case .top: top
      case .bottom: bottom
      }
    }
  }

  /// Returns the gaps that the arriving screen leaves at a moment; `nil` where it does not stand upright.
  private func open(at moment: Time) -> Openings? {
    guard let map = plan.projection(of: .insertion, at: moment, on: stage)?.affine, map.b == 0,
      map.c == 0, map.a > 0, map.d > 0
    else { return nil }
    return Openings(
      left: map.tx, right: stage.size.width * (1 - map.a) - map.tx, top: map.ty,
      bottom: stage.size.height * (1 - map.d) - map.ty)
  }
}

extension TransitionLayer {
  /// Times at which a movement of the layer, or of one inside that holds the arriving screen, begins, turns
  /// around or ends.
  fileprivate var turns: [Time] {
    let own = movements.flatMap(\.animation.turns)
    guard case .layers(let layers) = content else { return own }
    return own + layers.filter { $0.holds(.insertion) }.flatMap(\.turns)
  }
}

extension Animation {
  /// Times at which the animation's values turn around, its ends included.
  fileprivate var turns: [Time] {
    let seconds = timing.duration.seconds
    var turns = pace.turns(of: seconds)
    if case .keyframes(let keyframes) = course, pace == .linear {
      turns += keyframes.turns.map { $0 * seconds }
    }
    return turns.map { timing.begin + .seconds($0) }
  }
}

extension Keyframes {
  /// Times of the values, and of the turning points of the curves between them, in fractions of the run.
  fileprivate var turns: [Double] {
    let inner = zip(zip(times, times.dropFirst()), easings).flatMap { stretch, easing in
      easing.turns.map { stretch.0 + (stretch.1 - stretch.0) * $0 }
    }
    return times + inner
  }
}

extension TransitionPlan {
  /// Returns the time for which the transition visibly moves in a film, until every movement is within this
  /// fraction of its path from its end.
  package func seenDuration(leaving rest: Double) -> Time {
    let animations = layers.flatMap(\.allMovements).map(\.animation)
    let isOver = { (moment: Time) in
      animations.allSatisfy { animation in
        let run = animation.timing
        let seconds = (moment - run.begin).seconds
        if moment >= run.begin + run.duration { return true }
        guard seconds >= 0 else { return false }
        return (1 - animation.pace.fraction(at: seconds, of: run.duration.seconds)).magnitude
          <= rest
      }
    }
    let end = moments(1000).last { !isOver($0) } ?? .zero
    return speed == 1 ? end : end.scaled(by: 1 / speed)
  }

  /// So many moments of the transition at even distances, and its beginning.
  func moments(_ count: Int) -> [Time] {
    (0...count).map { duration.scaled(by: Double($0) / Double(count)) }
  }

  /// The widest gap that the arriving screen leaves at an edge of the stage after it has covered all of it:
  /// how wide, and when in a film.
  package func widestGap(on stage: TransitionEnvironment) -> (length: Double, time: Time)? {
    GapSearch(self, on: stage).widest.map { ($0.length, $0.moment.scaled(by: 1 / speed)) }
  }
}
