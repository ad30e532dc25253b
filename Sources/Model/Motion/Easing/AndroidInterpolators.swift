import SegueGeometry

/// Android's `BounceInterpolator`: four parabolas of one gravity, by the numbers of its source.
///
/// They do not quite meet: the value jumps by less than a thousandth from one to the next, and by half a
/// ten-thousandth where it ends.
enum AndroidBounce {
  /// Until when each parabola is passed, where it has its bottom, and how low that is, on a clock of its own.
  private static let parabolas: [4 of (until: Double, center: Double, bottom: Double)] = [
    (0.3535, 0, 0), (0.7408, 0.54719, 0.7), (0.9644, 0.8526, 0.9), (.infinity, 1.0435, 0.95),
  ]
  /// Length of that clock.
  private static let length = 1.1226
  private static let gravity = 8.0

  /// The value at a progress between 0 and 1.
  static func value(at progress: Double) -> Double {
    let (offset, bottom) = place(at: progress)
    return gravity * offset * offset + bottom
  }

  /// The derivative at a progress.
  static func slope(at progress: Double) -> Double {
    (0...1).contains(progress) ? 2 * gravity * place(at: progress).offset * length : 0
  }

  /// The moments at which it hits the ground or is highest.
  static var turns: [Double] {
    (0..<4).flatMap { [parabolas[$0].center / length, parabolas[$0].until / length] }
  }

  private static func place(at progress: Double) -> (offset: Double, bottom: Double) {
    let time = progress * length
    var index = 0
    while time >= parabolas[index].until { index += 1 }
    return (time - parabolas[index].center, parabolas[index].bottom)
  }
}

/// Android's `CycleInterpolator`: so many waves of a sine, which end where they began.
///
/// Half a wave more leads to the same place; a quarter of one to the end of the way.
enum AndroidCycle {
  /// The value at a progress; outside of 0...1 the ends hold.
  static func value(at progress: Double, of count: Double) -> Double {
    PortableMath.sincos(degrees: 360 * count * min(max(progress, 0), 1)).sin
  }

  /// The derivative at a progress.
  static func slope(at progress: Double, of count: Double) -> Double {
    guard (0...1).contains(progress) else { return 0 }
    return 2 * .pi * count * PortableMath.sincos(degrees: 360 * count * progress).cos
  }

  /// The moments at which it turns around, if there are at most a thousand.
  static func turns(of count: Double) -> [Double] {
    count > 500 ? [] : (0..<Int(2 * count + 1)).map { (2 * Double($0) + 1) / (4 * count) }
  }
}
