import HeadlessQuartzCore
import SegueMotion
import SegueSceneGraph

/// A property of a scene's layer that follows the numbers of a lane.
struct LaneProperty {
  let property: Property
  /// True for colors, which are blended by their light.
  let blendsLight: Bool
  /// Value of the property for the numbers.
  let value: ([Double]) -> Value

  init(
    _ property: Property, blendsLight: Bool = false, _ value: @escaping ([Double]) -> Value
  ) {
    (self.property, self.blendsLight, self.value) = (property, blendsLight, value)
  }
}

/// Numbers of a layer that move together: a frame, an opacity, an outline.
///
/// A lane knows how its numbers are moved now, so that a change in mid-movement goes on from there: a fluid spring
/// takes over with the velocity of the one before, and anything else is blended into what runs on.
@MainActor
final class Lane {
  /// One movement of the numbers, which acts on what the ones before have made of them.
  private struct Leg {
    let composition: SegueMotion.Animation.Composition
    let from: [Double]
    let to: [Double]
    /// The spring, if its velocity is taken over by the next one.
    let isFluid: Bool
    let timed: TimedAnimation

    /// The movement of a property.
    func animation(of property: LaneProperty) -> SegueMotion.Animation {
      var animation = SegueMotion.Animation(
        .basic(FromTo(from: property.value(from), to: property.value(to))), timing: timed.timing,
        pace: timed.pace, composition: composition, groups: timed.groups)
      animation.blendsLight = property.blendsLight
      return animation
    }

    /// The same with all values shifted.
    func shifted(by way: [Double]) -> Leg {
      composition == .add
        ? self
        : Leg(
          composition: composition, from: from.plus(way), to: to.plus(way), isFluid: isFluid,
          timed: timed)
    }

    /// Progress and velocity of the movement.
    func progress(at time: Time) -> SegueMotion.Progress? {
      SegueMotion.Animation(
        .basic(FromTo(from: .number(0), to: .number(1))), timing: timed.timing, pace: timed.pace,
        groups: timed.groups
      ).progress(at: time.seconds)
    }
  }

  private let layer: CALayer
  private let key: String
  private let properties: [LaneProperty]
  /// Factor with which the numbers count where a spring comes to rest.
  private let weight: Double
  /// The numbers at rest.
  private(set) var model: [Double]
  private var legs: [Leg] = []
  private var end: Time?
  /// The update that has begun what moves now.
  private var begunIn = 0

  init(
    _ key: String, of layer: CALayer, _ properties: [LaneProperty], weight: Double = 1,
    at numbers: [Double]
  ) {
    (self.key, self.layer, self.properties, model) = (key, layer, properties, numbers)
    self.weight = weight
  }

  private var now: Time { AppSession.current.clock.now }

  /// True while the numbers move.
  var isMoving: Bool { !legs.isEmpty && (end.map { $0 > now } ?? true) }

  /// End of the movement, if an update has begun it and it goes on.
  func endOfMovement(begunIn update: Int) -> Time? {
    isMoving && begunIn == update ? end ?? .never : nil
  }

  /// The numbers as they are shown now.
  var shown: [Double] { state.value }

  /// Takes new numbers, and moves there if there is an animation.
  func set(_ numbers: [Double], _ transaction: Transaction, in update: Int) {
    guard numbers != model else { return }
    guard numbers.count == model.count else { return jump(to: numbers) }
    if !isMoving { legs = [] }
    let old = model
    model = numbers
    guard let animation = transaction.animation else {
      if isMoving { legs = legs.map { $0.shifted(by: numbers.minus(old)) } }
      return write()
    }
    begunIn = update
    begin(animation, from: old)
    transaction.noteMovement(TimedEnds(end: end, logicalEnd: legs.last?.timed.logicalEnd))
    write()
  }

  /// Stands at new numbers at once.
  func jump(to numbers: [Double]) {
    model = numbers
    legs = []
    write()
  }

  private func begin(_ animation: Animation, from old: [Double]) {
    let isFluid = animation.isFluidSpring
    if isFluid, isMoving {
      let state = state
      legs = takingOver(animation, from: state.value, state.velocity, to: model, at: now)
    } else {
      let timed = animation.timed(begin: now, way: model.minus(old).times(weight))
      legs.append(
        Leg(
          composition: legs.isEmpty ? .replace : .toward, from: old, to: model, isFluid: isFluid,
          timed: timed))
    }
    end = legs.contains { $0.timed.end == nil } ? nil : legs.compactMap(\.timed.end).max()
  }

  /// The legs of a spring that goes on with a velocity: one along the way, or two where it leads elsewhere.
  private func takingOver(
    _ animation: Animation, from: [Double], _ velocity: [Double], to: [Double], at time: Time
  ) -> [Leg] {
    let way = to.minus(from)
    let length = way.dot(way)
    if length > 0 {
      let share = velocity.dot(way) / length
      let rest = velocity.minus(way.times(share))
      if rest.dot(rest) <= 1e-18 * max(velocity.dot(velocity), 1) {
        let timed = animation.timed(
          begin: time, way: way.times(weight), velocity: share)
        return [Leg(composition: .replace, from: from, to: to, isFluid: true, timed: timed)]
      }
    }
    let still = animation.timed(begin: time, way: way.plus(velocity).times(weight))
    let launched = animation.timed(begin: time, way: velocity.times(weight), velocity: 1)
    let none = [Double](repeating: 0, count: to.count)
    return [
      Leg(composition: .replace, from: from, to: to.minus(velocity), isFluid: true, timed: still),
      Leg(composition: .add, from: none, to: velocity, isFluid: true, timed: launched),
    ]
  }

  /// Value and velocity now; velocity only of a spring that hands it over.
  private var state: (value: [Double], velocity: [Double]) {
    var value = model
    var velocity = [Double](repeating: 0, count: model.count)
    guard isMoving else { return (value, velocity) }
    let isHandedOver = legs.allSatisfy(\.isFluid)
    for leg in legs {
      guard let progress = leg.progress(at: now) else { continue }
      switch leg.composition {
      case .replace: value = leg.from.plus(leg.to.minus(leg.from).times(progress.fraction))
      case .add: value = value.plus(leg.to.times(progress.fraction))
      case .toward: value = value.plus(leg.to.minus(value).times(progress.fraction))
      }
      if isHandedOver { velocity = velocity.plus(leg.to.minus(leg.from).times(progress.velocity)) }
    }
    return (value, velocity)
  }

  private func write() {
    guard isMoving else { return layer.move([], until: nil, forKey: key) }
    let animations = properties.flatMap { property in
      legs.map { (property: property.property, animation: $0.animation(of: property)) }
    }
    layer.move(animations, until: end, forKey: key)
  }
}

extension Time {
  /// A time that does not come.
  static let never = Time.seconds(1e9)
}

/// The lanes of an element, by name.
@MainActor
final class Lanes {
  private var lanes: [String: Lane] = [:]

  /// Sets the numbers of a lane, which begins where they are when it is new.
  func set(
    _ key: String, of layer: CALayer, to numbers: [Double], _ properties: [LaneProperty],
    weight: Double = 1, _ transaction: Transaction, in update: Int
  ) {
    if let lane = lanes[key] {
      lane.set(numbers, transaction, in: update)
    } else {
      lanes[key] = Lane(key, of: layer, properties, weight: weight, at: numbers)
    }
  }

  /// Lets a lane begin anew, at rest, unless what it moves is still the same.
  func restart(_ key: String, unless isSame: Bool) {
    guard !isSame else { return }
    lanes[key]?.jump(to: [])
    lanes[key] = nil
  }

  /// True while the numbers of a lane move.
  func isMoving(_ key: String) -> Bool { lanes[key]?.isMoving ?? false }

  /// Numbers of a lane as they are shown now; `nil` if there is none.
  func shown(_ key: String) -> [Double]? { lanes[key]?.shown }

  /// Latest end of what an update has begun to move.
  func endOfMovement(begunIn update: Int) -> Time? {
    lanes.values.compactMap { $0.endOfMovement(begunIn: update) }.max()
  }
}

// Numbers side by side. Operators would be taken for those that put arrays behind each other.

extension [Double] {
  fileprivate func plus(_ other: [Double]) -> [Double] { zip(self, other).map { $0 + $1 } }
  fileprivate func minus(_ other: [Double]) -> [Double] { zip(self, other).map { $0 - $1 } }
  fileprivate func times(_ factor: Double) -> [Double] { map { $0 * factor } }
  fileprivate func dot(_ other: [Double]) -> Double {
    zip(self, other).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
