import SegueGeometry

/// Measures how fast something moves from the last two steps of it.
///
/// UIKit keeps two samples, the newer one of more weight; we take 0.8 of it and 0.2 of the older one.
struct VelocityMeter {
  private struct Step {
    let way: Vector
    let seconds: Double
    var velocity: Vector { way * (1 / seconds) }
  }

  /// Age beyond which a movement no longer counts for the velocity.
  private static let memory = 0.1
  private static let newestWeight = 0.8

  private var place: Point?
  private var time = 0.0
  private var newest: Step?
  private var older: Step?

  /// Begins to measure at a place.
  mutating func begin(at place: Point, time: Double) {
    self = VelocityMeter()
    (self.place, self.time) = (place, time)
  }

  /// The place has changed without a movement: a finger came or went.
  mutating func jump(to place: Point, time: Double) {
    (self.place, self.time) = (place, time)
  }

  mutating func move(to place: Point, time: Double) {
    guard let last = self.place, time > self.time else { return jump(to: place, time: time) }
    let step = Step(way: place - last, seconds: time - self.time)
    older = step.seconds > VelocityMeter.memory ? nil : newest
    newest = step
    (self.place, self.time) = (place, time)
  }

  /// The way of a second.
  var velocity: Vector {
    guard let newest else { return .zero }
    guard let older else { return newest.velocity }
    let weight = VelocityMeter.newestWeight
    return newest.velocity * weight + older.velocity * (1 - weight)
  }
}
