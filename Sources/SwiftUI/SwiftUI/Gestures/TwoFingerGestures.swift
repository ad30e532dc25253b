public import Foundation
import HeadlessQuartzCore

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  public typealias Body = Never

  /// The distance of the fingers, as a multiple of the first one.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> {
    let least = Double(minimumScaleDelta)
    return TwoFingerTracker(context) {
      abs($0.scale - 1) >= least
    } value: { way in
      Value(
        time: VirtualDate.now, magnification: way.scale, velocity: way.scaleVelocity,
        startAnchor: .center, startLocation: way.start)
    }
  }
}

/// Two fingers that move apart or together; the value is their distance as a multiple of the first one.
nonisolated public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification).makeTracker(context)
  }
}

/// Two fingers that turn about each other.
nonisolated public struct RotateGesture: PrimitiveGesture {
  public typealias Body = Never

  /// The turn since the fingers came down.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> {
    let least = minimumAngleDelta.radians
    return TwoFingerTracker(context) {
      abs($0.turn) >= least
    } value: { way in
      Value(
        time: VirtualDate.now, rotation: .radians(way.turn), velocity: .radians(way.turnVelocity),
        startAnchor: .center, startLocation: way.start)
    }
  }
}

/// Two fingers that turn about each other; the value is the turn.
nonisolated public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation).makeTracker(context)
  }
}

/// The way of two fingers since both were down.
struct TwoFingerWay {
  var start = CGPoint.zero
  var scale = 1.0
  /// Radians, clockwise.
  var turn = 0.0
  /// Of a second.
  var scaleVelocity = 0.0
  var turnVelocity = 0.0
}

private final class TwoFingerTracker<Value>: GestureTracker<Value> {
  private let context: GestureContext
  private let isEnough: (TwoFingerWay) -> Bool
  private let value: (TwoFingerWay) -> Value
  private var fingers: [(id: ObjectIdentifier, place: CGPoint)] = []
  private var way = TwoFingerWay()
  private var first: (distance: Double, angle: Double)?
  private var time = 0.0
  private var isActive = false

  init(
    _ context: GestureContext, isEnough: @escaping (TwoFingerWay) -> Bool,
    value: @escaping (TwoFingerWay) -> Value
  ) {
    (self.context, self.isEnough, self.value) = (context, isEnough, value)
  }

  override func take(_ touch: GestureTouch) {
    let place = context.local(touch.place)
    switch touch.phase {
    case .began:
      guard fingers.count < 2 else { return }
      fingers.append((touch.id, place))
      if fingers.count == 2 { begin(touch.time) }
    case .moved:
      guard let index = fingers.firstIndex(where: { $0.id == touch.id }) else { return }
      fingers[index].place = place
      move(touch.time)
    case .ended:
      guard isOurs(touch) else { return }
      become(isActive ? .ended(value(way)) : .failed)
    case .cancelled: if isOurs(touch) { become(.failed) }
    }
  }

  /// True for one of the two fingers: others that come and go are none of the gesture's.
  private func isOurs(_ touch: GestureTouch) -> Bool { fingers.contains { $0.id == touch.id } }

  private var span: (distance: Double, angle: Double) {
    let (x, y) = (
      Double(fingers[1].place.x - fingers[0].place.x),
      Double(fingers[1].place.y - fingers[0].place.y)
    )
    return (max(hypot(x, y), 1e-6), atan2(y, x))
  }

  private func begin(_ time: Double) {
    first = span
    self.time = time
    way.start = CGPoint(
      x: (fingers[0].place.x + fingers[1].place.x) / 2,
      y: (fingers[0].place.y + fingers[1].place.y) / 2)
  }

  private func move(_ time: Double) {
    guard let first, fingers.count == 2 else { return }
    let (before, span) = (way, span)
    way.scale = span.distance / first.distance
    let turn = span.angle - first.angle
    // The way that is nearer to the one before, which may have gone around several times.
    way.turn = turn + ((before.turn - turn) / (2 * .pi)).rounded() * 2 * .pi
    if time > self.time {
      way.scaleVelocity = (way.scale - before.scale) / (time - self.time)
      way.turnVelocity = (way.turn - before.turn) / (time - self.time)
      self.time = time
    }
    if isEnough(way) { isActive = true }
    if isActive { become(.active(value(way))) }
  }
}
