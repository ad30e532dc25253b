import SegueTextSupport

/// A curve as the fewest straight stretches that stay near it, for style sheets, which have no springs.
///
/// Stops lie at moments of a grid, on the curve or as far beside it as is allowed; of all ways from the begin to the
/// end, one with the fewest stops is taken, and of those the one whose stops are nearest to the curve.
struct LinearApproximation {
  /// Number of moments at which a stop may be.
  private static let moments = 512
  /// Number of places in which the distance is looked at between two such moments.
  private static let parts = 4
  /// Distances of stops from the curve, in shares of what is allowed.
  private static let levels = [0.0, 0.45, -0.45, 0.9, -0.9]

  /// Values of the curve at every place that is looked at.
  private let values: [Double]
  private let tolerance: Double

  /// A stop that can be reached, and how.
  private struct Step {
    var stops = Int.max
    var distance = 0.0
    var origin = (moment: 0, level: 0)

    func isBefore(_ other: Step) -> Bool {
      stops < other.stops || (stops == other.stops && distance < other.distance)
    }
  }

  init(of pace: TimingCurve, over duration: Double, within tolerance: Double) {
    // Numbers are rounded when they are written, and the curve bends between the places.
    self.tolerance = tolerance * 0.97 - 6e-6
    let count = Self.moments * Self.parts
    values = (0...count).map { index in
      if index == 0 { return 0 }
      // A spring that is cut off jumps at its end, and the last stretch leads to where it jumps from.
      let progress = index == count ? 1 - 1e-9 : Double(index) / Double(count)
      return pace.fraction(at: progress * duration, of: duration)
    }
  }

  /// The code.
  var code: String {
    let listed = stops.map { stop in
      "\(NumberText.format(stop.value, atMost: 5)) \(NumberText.format(stop.progress * 100, atMost: 4))%"
    }
    return "linear(\(listed.joined(separator: ", ")))"
  }

  /// The keyframes of a Core Animation from 0 to 1 in so many seconds.
  func coreAnimation(lasting duration: Double) -> String {
    let stops = stops
    func list(_ numbers: [String]) -> String { "[\(numbers.joined(separator: ", "))]" }
    return [
      "let animation = CAKeyframeAnimation(keyPath: \"opacity\")",
      "animation.values = " + list(stops.map { NumberText.format($0.value, atMost: 5) }),
      "animation.keyTimes = " + list(stops.map { NumberText.format($0.progress, atMost: 6) }),
      "animation.duration = \(duration.shortest)",
    ].joined(separator: "; ")
  }

  /// The stops, from the begin to the end.
  private var stops: [(progress: Double, value: Double)] {
    let steps = reached
    var (moment, level) = (Self.moments, 0)
    var found: [(Double, Double)] = []
    if abs(value(at: moment, level) - 1) > 5e-6 { found.append((1, 1)) }
    while true {
      found.append((Double(moment) / Double(Self.moments), value(at: moment, level)))
      if moment == 0 { return found.reversed() }
      (moment, level) = steps[moment][level].origin
    }
  }

  /// The best way to each stop.
  private var reached: [[Step]] {
    let row = [Step](repeating: Step(), count: Self.levels.count)
    var steps = [[Step]](repeating: row, count: Self.moments + 1)
    steps[0][0].stops = 1
    for moment in 0..<Self.moments {
      for level in Self.levels.indices
      where steps[moment][level].stops < steps[Self.moments][0].stops - 1 {
        extend(from: moment, level, in: &steps)
      }
    }
    return steps
  }

  /// Tries every stretch that begins in a stop.
  private func extend(from moment: Int, _ level: Int, in steps: inout [[Step]]) {
    let base = steps[moment][level]
    let start = value(at: moment, level)
    // The slopes with which a stretch passes all places so far.
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    for next in moment + 1...Self.moments {
      for part in 1...Self.parts {
        let place = (next - 1) * Self.parts + part
        let run = Double(place - moment * Self.parts)
        lowest = max(lowest, (values[place] - tolerance - start) / run)
        highest = min(highest, (values[place] + tolerance - start) / run)
      }
      // A jump is a stretch between two moments, whatever lies between them.
      guard lowest <= highest || next == moment + 1 else { return }
      let run = Double((next - moment) * Self.parts)
      for goal in next == Self.moments ? 0..<1 : Self.levels.indices {
        let slope = (value(at: next, goal) - start) / run
        guard (lowest...max(highest, lowest)).contains(slope) || next == moment + 1 else {
          continue
        }
        let step = Step(
          stops: base.stops + 1, distance: base.distance + abs(Self.levels[goal]),
          origin: (moment, level))
        if step.isBefore(steps[next][goal]) { steps[next][goal] = step }
      }
    }
  }

  /// The value of a stop; both ends lie on the curve.
  private func value(at moment: Int, _ level: Int) -> Double {
    values[moment * Self.parts] + Self.levels[level] * tolerance
  }
}
