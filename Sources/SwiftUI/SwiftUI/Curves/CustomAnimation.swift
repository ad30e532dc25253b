public import Foundation
internal import SegueMotion

/// An app's own pace.
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A key of what an animation remembers.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Memory of an animation from one moment to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Surroundings of an animation.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  public var isLogicallyComplete = false
  public var environment: EnvironmentValues { EnvironmentValues() }

  package init(state: AnimationState<Value> = AnimationState()) { self.state = state }

  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// A custom animation of any type.
package struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  init(_ base: any CustomAnimation) { self.base = base }

  package static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

/// A custom animation as a polyline, which is its progress along a way.
struct SampledAnimation {
  /// Moments a second at which an app's animation is asked.
  private static let rate = 240.0
  /// The seconds after which an animation that has not ended is cut off.
  private static let longest = 60.0

  let easing: Easing
  let duration: Double
  let logicalEnd: Double

  /// Asks an animation where a value is on a way of this length, until it has no answer.
  init(_ animation: any CustomAnimation, along length: Double) {
    let length = length > 0 ? length : 1
    var context = AnimationContext<Double>()
    var (shares, logicalEnd): ([Double], Double?) = ([], nil)
    while Double(shares.count) < Self.longest * Self.rate {
      let time = Double(shares.count) / Self.rate
      guard let value = animation.animate(value: length, time: time, context: &context) else {
        break
      }
      shares.append(value / length)
      if context.isLogicallyComplete, logicalEnd == nil { logicalEnd = time }
    }
    duration = Double(shares.count) / Self.rate
    self.logicalEnd = logicalEnd ?? duration
    let span = duration
    let stops = (shares + [1]).enumerated().map {
      LinearStops.Argument($0.element, at: span > 0 ? Double($0.offset) / Self.rate / span : 1)
    }
    easing = (try? LinearStops(stops)).map { Easing.stops($0) } ?? .linear
  }
}
