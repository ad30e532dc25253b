/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public typealias Body = Never

  /// The values of both.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> {
    SimultaneousTracker<First, Second>(first.tracker(context), second.tracker(context))
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

private final class SimultaneousTracker<First: Gesture, Second: Gesture>: GestureTracker<
  SimultaneousGesture<First, Second>.Value
>
{
  private let first: GestureTracker<First.Value>
  private let second: GestureTracker<Second.Value>
  private var value = SimultaneousGesture<First, Second>.Value()
  private var isActive = false

  init(_ first: GestureTracker<First.Value>, _ second: GestureTracker<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init()
    first.report = { [unowned self] phase in follow(phase) { value.first = $0 } }
    second.report = { [unowned self] phase in follow(phase) { value.second = $0 } }
  }

  private func follow<Part>(_ phase: GesturePhase<Part>, _ set: (Part) -> Void) {
    switch phase {
    case .possible(let part): if let part { set(part) }
    case .active(let part), .ended(let part):
      set(part)
      isActive = true
    case .failed: break
    }
    if first.isOver, second.isOver {
      become(isActive ? .ended(value) : .failed)
    } else {
      become(isActive ? .active(value) : .possible(value))
    }
  }

  override var wantsMoreTaps: Bool {
    !isOver && (first.wantsMoreTaps || second.wantsMoreTaps)
  }

  override func take(_ touch: GestureTouch) {
    first.take(touch)
    second.take(touch)
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }
}

/// The first of two gestures that is made; the former, where both could be.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public typealias Body = Never

  /// The value of the one that is made.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> {
    ExclusiveTracker<First, Second>(first.tracker(context), second.tracker(context))
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveTracker<First: Gesture, Second: Gesture>: GestureTracker<
  ExclusiveGesture<First, Second>.Value
>
{
  private let first: GestureTracker<First.Value>
  private let second: GestureTracker<Second.Value>
  /// The last phase of the latter, which waits for the former to fail.
  private var waiting: GesturePhase<Second.Value>?

  init(_ first: GestureTracker<First.Value>, _ second: GestureTracker<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init()
    first.report = { [unowned self] in followFirst($0) }
    second.report = { [unowned self] phase in
      waiting = phase
      if first.isOver { followSecond(phase) }
    }
  }

  private func followFirst(_ phase: GesturePhase<First.Value>) {
    switch phase {
    case .possible(let value): become(.possible(value.map { .first($0) }))
    case .active(let value):
      second.cancel()
      become(.active(.first(value)))
    case .ended(let value):
      second.cancel()
      become(.ended(.first(value)))
    case .failed: if let waiting { followSecond(waiting) }
    }
  }

  private func followSecond(_ phase: GesturePhase<Second.Value>) {
    switch phase {
    case .possible(let value): become(.possible(value.map { .second($0) }))
    case .active(let value): become(.active(.second(value)))
    case .ended(let value): become(.ended(.second(value)))
    case .failed: if first.isOver { become(.failed) }
    }
  }

  override var wantsMoreTaps: Bool { first.wantsMoreTaps || second.wantsMoreTaps }

  override func take(_ touch: GestureTouch) {
    first.take(touch)
    if !isOver { second.take(touch) }
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }
}

/// A gesture after another one.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public typealias Body = Never

  /// The values so far.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> {
    SequenceTracker<First, Second>(first.tracker(context), second.tracker(context))
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceTracker<First: Gesture, Second: Gesture>: GestureTracker<
  SequenceGesture<First, Second>.Value
>
{
  private let first: GestureTracker<First.Value>
  private let second: GestureTracker<Second.Value>
  private var value: First.Value?
  /// Fingers that are down, as they were last.
  private var down: [GestureTouch] = []

  init(_ first: GestureTracker<First.Value>, _ second: GestureTracker<Second.Value>) {
    (self.first, self.second) = (first, second)
    super.init()
    first.report = { [unowned self] in followFirst($0) }
    second.report = { [unowned self] in followSecond($0) }
  }

  private func followFirst(_ phase: GesturePhase<First.Value>) {
    switch phase {
    case .possible(let value): become(.possible(value.map { .first($0) }))
    case .active(let value): become(.active(.first(value)))
    case .ended(let value):
      self.value = value
      become(.active(.second(value, nil)))
      // Fingers that are still there begin the second one.
      for touch in down {
        second.take(
          GestureTouch(
            id: touch.id, phase: .began, place: touch.place, windowPlace: touch.windowPlace,
            time: touch.time))
      }
    case .failed: become(.failed)
    }
  }

  private func followSecond(_ phase: GesturePhase<Second.Value>) {
    guard let value else { return }
    switch phase {
    case .possible(let part): become(.active(.second(value, part)))
    case .active(let part): become(.active(.second(value, part)))
    case .ended(let part): become(.ended(.second(value, part)))
    case .failed: become(.failed)
    }
  }

  override var wantsMoreTaps: Bool {
    !isOver && (value == nil ? first.wantsMoreTaps : second.wantsMoreTaps)
  }

  override func take(_ touch: GestureTouch) {
    down.removeAll { $0.id == touch.id }
    let isDown = touch.phase == .began || touch.phase == .moved
    if value == nil {
      // A finger that is lifted, and so ends the first one, does not begin the second one.
      if isDown { down.append(touch) }
      first.take(touch)
    } else {
      if isDown { down.append(touch) }
      second.take(touch)
    }
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }
}

extension Gesture {
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
