public import Foundation

/// A step of a value on its way from one keyframe to the next.
enum KeyframeStep<Value> {
  case linear(to: Value, duration: Double, UnitCurve)
  case cubic(to: Value, duration: Double, start: Value?, end: Value?)
  case spring(to: Value, duration: Double?, Spring, start: Value?)
  case move(to: Value)
}

/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  func _steps() -> _KeyframeSteps<Value>
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _steps() -> _KeyframeSteps<Value> { body._steps() }
}

// Keyframes that are not made of others are their own body.
extension KeyframeTrackContent where Body == Self {
  public var body: Self { self }
}

/// Steps in order.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self
  var steps: [KeyframeStep<Value>] = []

  init(_ steps: [KeyframeStep<Value>] = []) { self.steps = steps }

  public func _steps() -> _KeyframeSteps<Value> { self }
}

/// A keyframe that is reached by a curve of its own.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self
  private let step: KeyframeStep<Value>

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = .linear(to: to, duration: max(duration, 0), timingCurve)
  }

  public func _steps() -> _KeyframeSteps<Value> { _KeyframeSteps([step]) }
}

/// A keyframe that is reached by a smooth curve through it and its neighbors.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self
  private let step: KeyframeStep<Value>

  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    step = .cubic(
      to: to, duration: max(duration, 0), start: startVelocity, end: endVelocity)
  }

  public func _steps() -> _KeyframeSteps<Value> { _KeyframeSteps([step]) }
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self
  private let step: KeyframeStep<Value>

  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    step = .spring(
      to: to, duration: duration.map { max($0, 0) }, spring, start: startVelocity)
  }

  public func _steps() -> _KeyframeSteps<Value> { _KeyframeSteps([step]) }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self
  private let to: Value

  public init(_ to: Value) { self.to = to }

  public func _steps() -> _KeyframeSteps<Value> { _KeyframeSteps([.move(to: to)]) }
}

/// Puts keyframes of one value after each other.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeSteps<Value> where K.Value == Value { expression._steps() }
  public static func buildBlock(_ parts: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> {
    _KeyframeSteps(parts.flatMap(\.steps))
  }
  public static func buildArray(_ parts: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(parts.flatMap(\.steps))
  }
  public static func buildOptional(_ part: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
    part ?? _KeyframeSteps()
  }
  public static func buildEither(first part: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> {
    part
  }
  public static func buildEither(second part: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> {
    part
  }
}
