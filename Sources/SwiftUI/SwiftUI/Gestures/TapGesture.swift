import Foundation

/// Limits of taps.
enum TapLimits {
  /// Farthest way of a finger, in points.
  static let distance = 45.0
  /// Longest time for which a finger is down.
  static let duration = 0.75
  /// Longest time between two taps: a guess, that of the door's recognizer.
  static let pause = 0.35
}

/// Taps with one finger.
nonisolated public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Void> {
    SpatialTapGesture(count: count).map { _ in }.makeTracker(context)
  }
}

/// Taps with one finger, which have a place.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  public typealias Body = Never

  /// The place of the last tap.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> {
    TapTracker(max(count, 1), coordinateSpace, context)
  }
}

private final class TapTracker: GestureTracker<SpatialTapGesture.Value> {
  private let count: Int
  private let space: CoordinateSpace
  private let context: GestureContext
  private var start: GestureTouch?
  /// Number of fingers that came down, by which a finger is known.
  private var downs = 0
  private var taps = 0

  init(_ count: Int, _ space: CoordinateSpace, _ context: GestureContext) {
    (self.count, self.space, self.context) = (count, space, context)
  }

  override var wantsMoreTaps: Bool { count > 1 && !isOver }

  override func take(_ touch: GestureTouch) {
    switch touch.phase {
    case .began:
      guard start == nil else { return become(.failed) }
      start = touch
      downs += 1
      fail(after: TapLimits.duration) { $0.start != nil }
    case .moved:
      if !isNear(touch) { become(.failed) }
    case .ended:
      guard isNear(touch) else { return become(.failed) }
      start = nil
      taps += 1
      if taps < count {
        fail(after: TapLimits.pause) { $0.start == nil }
      } else {
        let value = SpatialTapGesture.Value(location: context.place(of: touch, in: space))
        context.whenFree { [weak self] in self?.become(.ended(value)) }
      }
    case .cancelled: become(.failed)
    }
  }

  private func isNear(_ touch: GestureTouch) -> Bool {
    guard let start else { return true }
    return hypot(touch.place.x - start.place.x, touch.place.y - start.place.y)
      <= TapLimits.distance
  }

  /// Fails after some time, if nothing has happened till then and a condition holds.
  private func fail(after seconds: Double, if condition: @escaping (TapTracker) -> Bool) {
    let (downs, taps) = (downs, taps)
    context.schedule(after: seconds) { [weak self] in
      guard let self, self.downs == downs, self.taps == taps, condition(self) else { return }
      self.become(.failed)
    }
  }
}

/// A finger that stays for a while.
nonisolated public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Bool> {
    LongPressTracker(self, context)
  }
}

private final class LongPressTracker: GestureTracker<Bool> {
  private let gesture: LongPressGesture
  private let context: GestureContext
  private var start: CGPoint?

  init(_ gesture: LongPressGesture, _ context: GestureContext) {
    (self.gesture, self.context) = (gesture, context)
  }

  override func take(_ touch: GestureTouch) {
    switch touch.phase {
    case .began:
      guard start == nil else { return become(.failed) }
      start = touch.place
      become(.possible(true))
      context.schedule(after: gesture.minimumDuration) { [weak self] in
        self?.become(.ended(true))
      }
    case .moved:
      guard let start else { return }
      if hypot(touch.place.x - start.x, touch.place.y - start.y) > gesture.maximumDistance {
        become(.failed)
      }
    case .ended, .cancelled: become(.failed)
    }
  }
}
