/// Something that fingers do, and that comes to something.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
  /// The value, where the body has one: so the compiler knows the value of a gesture that names none.
  static func _value(ofBody value: Body.Value) -> Value
}

extension Never: Gesture {
  public typealias Value = Never
  public static func _value(ofBody value: Never) -> Never {}
}

extension Gesture where Value == Body.Value {
  public static func _value(ofBody value: Body.Value) -> Value { value }
}

extension Gesture where Body == Never {
  public static func _value(ofBody value: Never) -> Value {}
  public var body: Never { fatalError("this gesture is not made of others") }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
}

/// A gesture that knows how to follow fingers by itself.
protocol PrimitiveGesture: Gesture where Body == Never {
  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value>
}

extension Gesture {
  /// Tracker of fingers that may make the gesture.
  func tracker(_ context: GestureContext) -> GestureTracker<Value> {
    if let primitive = self as? any PrimitiveGesture,
      let tracker = primitive.anyTracker(context) as? GestureTracker<Value>
    {
      return tracker
    }
    context.connect(self)
    return body.tracker(context) as? GestureTracker<Value> ?? GestureTracker()
  }
}

extension PrimitiveGesture {
  fileprivate func anyTracker(_ context: GestureContext) -> AnyGestureTracker {
    makeTracker(context)
  }
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Wrapped.Value> {
    map { $0.tracker(context) } ?? GestureTracker()
  }
}

/// A gesture of any kind.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  public typealias Body = Never
  private let make: @MainActor (GestureContext) -> GestureTracker<Value>

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    let gesture = Carried(gesture)
    make = { gesture.value.tracker($0) }
  }

  public static func _value(ofBody value: Never) -> Value {}

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> { make(context) }
}

// MARK: What comes of a gesture

/// A gesture whose value is another one's, changed.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  public typealias Body = Never
  let content: Content
  let map: (Content.Value) -> Value

  public static func _value(ofBody value: Never) -> Value {}

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> {
    MapTracker(content.tracker(context), map)
  }
}

private final class MapTracker<Inner, Value>: DerivedTracker<Inner, Value> {
  private let map: (Inner) -> Value

  init(_ inner: GestureTracker<Inner>, _ map: @escaping (Inner) -> Value) {
    self.map = map
    super.init(inner)
  }

  override func follow(_ phase: GesturePhase<Inner>) {
    switch phase {
    case .possible(let value): become(.possible(value.map(map)))
    case .active(let value): become(.active(map(value)))
    case .ended(let value): become(.ended(map(value)))
    case .failed: become(.failed)
    }
  }
}

/// A gesture whose changes somebody is told of.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture
where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> {
    ChangedTracker(content.tracker(context), action)
  }
}

private final class ChangedTracker<Value: Equatable>: DerivedTracker<Value, Value> {
  private let action: (Value) -> Void
  private var last: Value?

  init(_ inner: GestureTracker<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(inner)
  }

  override func follow(_ phase: GesturePhase<Value>) {
    switch phase {
    case .possible(let value?), .active(let value):
      if last != value { action(value) }
      last = value
    case .possible(nil), .ended, .failed: break
    }
    become(phase)
  }
}

/// A gesture whose end somebody is told of.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Value> {
    EndedTracker(content.tracker(context), action, context)
  }
}

private final class EndedTracker<Value>: DerivedTracker<Value, Value> {
  private let action: (Value) -> Void
  private let context: GestureContext

  init(
    _ inner: GestureTracker<Value>, _ action: @escaping (Value) -> Void, _ context: GestureContext
  ) {
    (self.action, self.context) = (action, context)
    super.init(inner)
  }

  override func follow(_ phase: GesturePhase<Value>) {
    if case .ended(let value) = phase {
      let action = action
      context.atEnd { action(value) }
    }
    become(phase)
  }
}

extension Gesture {
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, map: body)
  }
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
