public import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import SegueGeometry

/// A finger that moves.
nonisolated public struct DragGesture: PrimitiveGesture {
  public typealias Body = Never

  /// The way of the finger so far, from where it came down.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points of a second.
    public var velocity: CGSize

    /// The time for which a finger that is lifted is thought to go on.
    private static let foresight: CGFloat = 0.25

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.foresight,
        y: location.y + velocity.height * Self.foresight)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width * Self.foresight,
        height: translation.height + velocity.height * Self.foresight)
    }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> {
    DragTracker(self, context)
  }
}

private final class DragTracker: GestureTracker<DragGesture.Value> {
  private let gesture: DragGesture
  private let context: GestureContext
  private var finger: ObjectIdentifier?
  private var start = CGPoint.zero
  private var isActive = false
  private var meter = VelocityMeter()

  init(_ gesture: DragGesture, _ context: GestureContext) {
    (self.gesture, self.context) = (gesture, context)
  }

  override func take(_ touch: GestureTouch) {
    let place = context.place(of: touch, in: gesture.coordinateSpace)
    if touch.phase == .began {
      guard finger == nil else { return }
      finger = touch.id
      start = place
      meter.begin(at: place.inScenes, time: touch.time)
      if gesture.minimumDistance <= 0 { isActive = true }
      if isActive { become(.active(value(at: place))) }
      return
    }
    guard finger == touch.id else { return }
    switch touch.phase {
    case .began: break
    case .moved:
      meter.move(to: place.inScenes, time: touch.time)
      if hypot(place.x - start.x, place.y - start.y) >= gesture.minimumDistance { isActive = true }
      if isActive { become(.active(value(at: place))) }
    case .ended: become(isActive ? .ended(value(at: place)) : .failed)
    case .cancelled: become(.failed)
    }
  }

  private func value(at place: CGPoint) -> DragGesture.Value {
    let velocity = meter.velocity
    return DragGesture.Value(
      time: VirtualDate.now, location: place, startLocation: start,
      velocity: CGSize(width: velocity.dx, height: velocity.dy))
  }
}

extension CGPoint {
  fileprivate nonisolated var inScenes: Point { Point(Double(x), Double(y)) }
}
