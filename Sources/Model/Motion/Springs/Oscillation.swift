import SegueGeometry

/// The free swing of a damped spring around zero: the closed form in each of its three regimes.
///
/// It starts from any offset and velocity, zero included, so nothing is divided by a distance.
struct Oscillation {
  /// Damping ratios this close to 1 count as critical; the other forms divide by the difference.
  private static let criticalBand = 1e-9

  private enum Regime {
    /// Swings at `frequency` while it decays.
    case underdamped(decay: Double, frequency: Double)
    /// Falls as fast as it can without swinging.
    case critical(decay: Double)
    /// Creeps: the sum of a slow and a fast decay.
    case overdamped(slow: Double, fast: Double)
  }

  private let regime: Regime
  private let offset: Double
  private let velocity: Double

  init(of spring: Spring, offset: Double, velocity: Double) {
    let (frequency, ratio) = (spring.angularFrequency, spring.effectiveDampingRatio)
    self.offset = offset
    self.velocity = velocity
    if (ratio - 1).magnitude < Self.criticalBand {
      regime = .critical(decay: frequency)
    } else if ratio < 1 {
      let swing = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      regime = .underdamped(decay: ratio * frequency, frequency: swing)
    } else {
      let fast = frequency * (ratio + ((ratio - 1) * (ratio + 1)).squareRoot())
      // The product of both rates is the square of the frequency; a difference would cancel.
      regime = .overdamped(slow: frequency * frequency / fast, fast: fast)
    }
  }

  /// Returns the offset and velocity of the spring at `time`; before 0 it waits at its start.
  func state(at time: Double) -> (offset: Double, velocity: Double) {
    guard time > 0 else { return (offset, velocity) }
    switch regime {
    case .underdamped(let decay, let frequency):
      let envelope = PortableMath.exp(-decay * time)
      let (sine, cosine) = PortableMath.sincos(frequency * time)
      let (a, b) = amplitudes
      return (
        envelope * (a * cosine + b * sine),
        envelope * (velocity * cosine - (decay * b + frequency * a) * sine)
      )
    case .critical(let decay):
      let envelope = PortableMath.exp(-decay * time)
      let (a, b) = amplitudes
      return ((a + b * time) * envelope, (velocity - decay * b * time) * envelope)
    case .overdamped(let slow, let fast):
      let (a, b) = amplitudes
      let (slowly, quickly) = (
        a * PortableMath.exp(-slow * time), b * PortableMath.exp(-fast * time)
      )
      return (slowly + quickly, -slow * slowly - fast * quickly)
    }
  }

  /// The two coefficients of the closed form: cosine and sine, constant and linear, slow and fast.
  private var amplitudes: (Double, Double) {
    switch regime {
    case .underdamped(let decay, let frequency): (offset, (velocity + decay * offset) / frequency)
    case .critical(let decay): (offset, velocity + decay * offset)
    case .overdamped(let slow, let fast):
      (
        (velocity + fast * offset) / (fast - slow), -(velocity + slow * offset) / (fast - slow)
      )
    }
  }
}

extension Oscillation {
  /// True if the swing never fades.
  var isPerpetual: Bool {
    if case .underdamped(let decay, _) = regime { decay == 0 } else { false }
  }

  /// From when on the offset stays within `tolerance`, an envelope's bound where it swings.
  ///
  /// Where it does not swing there is at most one extremum, behind which the offset only shrinks:
  /// the last crossing of the tolerance lies behind it or, if it is small, before it.
  func settlingTime(within tolerance: Double) -> Double? {
    if isPerpetual { return nil }
    let (a, b) = amplitudes
    if case .underdamped(let decay, _) = regime {
      let time = -PortableMath.log(tolerance / (a.magnitude + b.magnitude)) / decay
      return time < SpringBound.forever ? max(0, time) : nil
    }
    let extremum = timeOfExtremum ?? 0
    if distance(at: extremum) > tolerance {
      var end = max(extremum, timeScale)
      while distance(at: end) > tolerance { end *= 2 }
      guard end < SpringBound.forever else { return nil }
      return crossing(of: tolerance, from: extremum, to: end)
    }
    return distance(at: 0) > tolerance ? crossing(of: tolerance, from: 0, to: extremum) : 0
  }

  /// Time at which the offset first changes its sign; nil if it never does or starts at zero.
  var firstCrossing: Double? {
    guard offset != 0 else { return nil }
    let (a, b) = amplitudes
    let time: Double
    switch regime {
    case .underdamped(_, let frequency):
      // The first positive angle at which a cos + b sin vanishes.
      let angle = PortableMath.atan2(a, -b)
      time = (angle > 0 ? angle : angle + .pi) / frequency
    case .critical:
      time = -a / b
    case .overdamped(let slow, let fast):
      time = a * b < 0 ? PortableMath.log(-b / a) / (fast - slow) : -1
    }
    return time > 0 && time.isFinite ? time : nil
  }

  /// Returns the times at which the spring turns around, in order, at most `count` and not after `end`.
  ///
  /// A swing turns every half period; without one there is at most one turn.
  func turns(until end: Double, atMost count: Int) -> [Double] {
    guard case .underdamped(let decay, let frequency) = regime else {
      return timeOfExtremum.map { $0 <= end ? [$0] : [] } ?? []
    }
    let (a, b) = amplitudes
    // Where velocity cos = (decay b + frequency a) sin.
    let first = PortableMath.atan2(velocity, decay * b + frequency * a)
    let start = first > 0 ? first : first + .pi
    return (0..<count).lazy.map { (start + Double($0) * .pi) / frequency }.prefix { $0 <= end }
      .filter { $0 > 0 }
  }

  /// Time at which the spring turns around; nil if it only falls.
  private var timeOfExtremum: Double? {
    let (a, b) = amplitudes
    let time: Double
    switch regime {
    case .underdamped: return nil
    case .critical(let decay):
      time = velocity / (decay * b)
    case .overdamped(let slow, let fast):
      let ratio = -(fast * b) / (slow * a)
      time = ratio > 0 ? PortableMath.log(ratio) / (fast - slow) : -1
    }
    return time > 0 && time.isFinite ? time : nil
  }

  /// Roughly the time of one radian.
  var timeScale: Double {
    switch regime {
    case .underdamped(let decay, let frequency): 1 / (decay + frequency)
    case .critical(let decay): 1 / decay
    case .overdamped(_, let fast): 1 / fast
    }
  }

  /// Returns the bounds of offset and velocity from `time` on, once `time` is beyond `timeScale`.
  func bound(at time: Double) -> (offset: Double, velocity: Double) {
    let (a, b) = (amplitudes.0.magnitude, amplitudes.1.magnitude)
    switch regime {
    case .underdamped(let decay, let frequency):
      let envelope = PortableMath.exp(-decay * time)
      return (
        envelope * (a + b), envelope * (velocity.magnitude + decay * b + frequency * a)
      )
    case .critical(let decay):
      let envelope = PortableMath.exp(-decay * time)
      return (envelope * (a + b * time), envelope * (velocity.magnitude + decay * b * time))
    case .overdamped(let slow, let fast):
      let (slowly, quickly) = (
        a * PortableMath.exp(-slow * time), b * PortableMath.exp(-fast * time)
      )
      return (slowly + quickly, slow * slowly + fast * quickly)
    }
  }

  private func distance(at time: Double) -> Double {
    state(at: time).offset.magnitude
  }

  /// Returns the time between two times at which the distance falls to `tolerance`, halving down to adjacent
  /// doubles.
  private func crossing(of tolerance: Double, from start: Double, to end: Double) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if distance(at: middle) > tolerance { low = middle } else { high = middle }
    }
  }
}
