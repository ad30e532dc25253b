import Foundation

/// Movement of a content along one axis after a finger lets it go, in closed form.
///
/// It loses speed by a factor each millisecond, as UIKit documents; beyond its end it comes back as a
/// critically damped spring does. The spring's stiffness is what observers of UIKit have measured.
struct AxisMotion {
  /// Position at which the content comes to rest.
  let destination: Double
  /// Duration until then, in seconds.
  let duration: Double
  private let start: Double
  private let velocity: Double
  /// The logarithm of what is left of the speed after a second.
  private let rate: Double
  /// Time at which the spring takes over.
  private let springBegin: Double

  private static let stiffness = 10.0
  /// Distance that is no longer visible, in points.
  private static let threshold = 0.5 / 3

  /// A content that glides until it stops or meets its end.
  init(
    from start: Double, velocity: Double, decelerationRate: Double,
    within range: ClosedRange<Double>
  ) {
    (self.start, self.velocity) = (start, velocity)
    rate = 1000 * log(decelerationRate)
    let free = start - velocity / rate
    guard range.contains(start) else {
      destination = start < range.lowerBound ? range.lowerBound : range.upperBound
      springBegin = 0
      duration = AxisMotion.springDuration(start - destination, velocity)
      return
    }
    guard range.contains(free) else {
      destination = free < range.lowerBound ? range.lowerBound : range.upperBound
      springBegin = log(1 + (destination - start) * rate / velocity) / rate
      duration = springBegin + AxisMotion.springDuration(0, velocity * exp(rate * springBegin))
      return
    }
    destination = free
    let left = -AxisMotion.threshold * rate
    duration = velocity.magnitude <= left ? 0 : log(left / velocity.magnitude) / rate
    springBegin = duration
  }

  /// A content that comes to rest at a place that somebody has chosen.
  init(from start: Double, velocity: Double, to destination: Double) {
    (self.start, self.velocity, self.destination) = (start, velocity, destination)
    (rate, springBegin) = (-1, 0)
    duration = AxisMotion.springDuration(start - destination, velocity)
  }

  /// Returns the position of the content after some seconds.
  func place(at seconds: Double) -> Double {
    guard seconds < duration else { return destination }
    guard seconds >= springBegin else {
      return start + velocity * (exp(rate * seconds) - 1) / rate
    }
    let offset = springBegin > 0 ? 0 : start - destination
    let speed = velocity * exp(rate * springBegin)
    let time = seconds - springBegin
    let beta = AxisMotion.stiffness
    return destination + exp(-beta * time) * (offset + (speed + beta * offset) * time)
  }

  /// Returns the time after which a critically damped spring is as good as at rest.
  private static func springDuration(_ offset: Double, _ velocity: Double) -> Double {
    let (beta, slope) = (stiffness, velocity + stiffness * offset)
    let first = offset == 0 ? 0 : log(2 * offset.magnitude / threshold) / beta
    let second =
      slope == 0 ? 0 : 2 / beta * log(4 * slope.magnitude / (exp(1) * beta * threshold))
    return max(first, second, 0)
  }

  /// Returns the position of a content that a finger pulls beyond its end.
  static func rubberBand(
    _ place: Double, within range: ClosedRange<Double>, length: Double
  ) -> Double {
    let end = min(max(place, range.lowerBound), range.upperBound)
    let way = (place - end).magnitude
    guard way > 0, length > 0 else { return end }
    let shown = (1 - 1 / (way * 0.55 / length + 1)) * length
    return place < end ? end - shown : end + shown
  }
}
