public import Foundation

/// Keyframes of the parts of a value, side by side.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Value> var body: Body { get }
  func _tracks() -> _KeyframeTracks<Value>
}

extension Keyframes where Body.Value == Value {
  public func _tracks() -> _KeyframeTracks<Value> { body._tracks() }
}

// Tracks that are not made of others are their own body.
extension Keyframes where Body == Self {
  public var body: Self { self }
}

/// Tracks side by side.
public struct _KeyframeTracks<Value>: Keyframes {
  public typealias Body = Self

  /// One track from an initial value on.
  struct Run {
    let duration: Double
    /// Sets the track's part of a value to that at a moment.
    let update: (inout Value, Double) -> Void
  }

  /// Each begins with an initial value.
  var tracks: [(Value) -> Run] = []

  init(_ tracks: [(Value) -> Run] = []) { self.tracks = tracks }

  public func _tracks() -> _KeyframeTracks<Value> { self }
}

/// Keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = Self
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public func _tracks() -> _KeyframeTracks<Root> {
    let (keyPath, steps) = (keyPath, content._steps().steps.map(\.ofData))
    return _KeyframeTracks([
      { initial in
        let course = KeyframeCourse(from: initial[keyPath: keyPath].animatableData, steps)
        return _KeyframeTracks<Root>.Run(duration: course.duration) {
          $0[keyPath: keyPath].animatableData = course.value(at: $1)
        }
      }
    ])
  }
}

/// Puts tracks beside each other; keyframes without a track are one of the whole value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
  where K.Value == Value { expression._tracks() }
  public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(parts.flatMap(\.tracks))
  }
  public static func buildFinalResult(
    _ tracks: _KeyframeTracks<Value>
  ) -> _KeyframeTracks<Value> { tracks }
}

extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeSteps<Value> where K.Value == Value { expression._steps() }
  public static func buildBlock(
    _ first: _KeyframeSteps<Value>, _ rest: _KeyframeSteps<Value>...
  ) -> _KeyframeSteps<Value> {
    _KeyframeSteps(first.steps + rest.flatMap(\.steps))
  }
  public static func buildArray(_ parts: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(parts.flatMap(\.steps))
  }
  public static func buildFinalResult(
    _ steps: _KeyframeSteps<Value>
  ) -> KeyframeTrack<Value, Value, _KeyframeSteps<Value>> { KeyframeTrack { steps } }
}

/// A value over time, by keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let runs: [_KeyframeTracks<Value>.Run]

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    runs = content()._tracks().tracks.map { $0(initialValue) }
  }

  /// The seconds that the longest track takes.
  public var duration: TimeInterval { runs.map(\.duration).max() ?? 0 }

  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  public func value(progress: Double) -> Value { value(time: progress * duration) }

  public func update(value: inout Value, time: TimeInterval) {
    for run in runs { run.update(&value, time) }
  }

  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
