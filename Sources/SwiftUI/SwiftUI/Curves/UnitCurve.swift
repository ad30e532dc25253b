internal import Foundation
internal import SegueGeometry
package import SegueMotion

/// A curve from 0 to 1 over progress from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circular(Easing.Side)
    /// Two quarters of a circle, the fast ends first.
    case circularOutIn
  }

  package let form: Form

  init(_ form: Form) { self.form = form }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  public static let circularEaseIn = UnitCurve(.circular(.in))
  public static let circularEaseOut = UnitCurve(.circular(.out))
  public static let circularEaseInOut = UnitCurve(.circular(.inOut))

  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(.bezier(startControlPoint, endControlPoint)) }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  public func value(at progress: Double) -> Double {
    easing.value(at: min(max(progress, 0), 1))
  }

  public func velocity(at progress: Double) -> Double {
    easing.slope(at: min(max(progress, 0), 1))
  }

  public var inverse: UnitCurve {
    switch form {
    case .linear: self
    case .bezier(let start, let end):
      .bezier(Double(start.y), Double(start.x), Double(end.y), Double(end.x))
    case .circular(.in): .circularEaseOut
    case .circular(.out): .circularEaseIn
    case .circular(.inOut): UnitCurve(.circularOutIn)
    case .circularOutIn: .circularEaseInOut
    }
  }
}

extension UnitCurve {
  /// The curve in our words; times of control points outside of 0...1 count as the nearest inside.
  package var easing: Easing {
    switch form {
    case .linear: return .linear
    case .bezier(let start, let end):
      func time(_ x: CGFloat) -> Double { min(max(Double(x), 0), 1) }
      let curve = try? CubicBezier(
        x1: time(start.x), y1: Double(start.y), x2: time(end.x), y2: Double(end.y))
      return curve.map { Easing.curve($0) } ?? .linear
    case .circular(let side): return .circular(side)
    case .circularOutIn: return Self.outIn
    }
  }

  /// Number of lines that stand for a curve which is none of our easings.
  private static let lines = 512

  private static let outIn: Easing = {
    // Evenly by angle: over time the curve is too steep at its ends.
    let points = (0...lines).map { index in
      let (sine, cosine) = PortableMath.sincos(Double(index) / Double(lines) * .pi)
      let output = cosine >= 0 ? sine / 2 : 1 - sine / 2
      return LinearStops.Argument(output, at: (1 - cosine) / 2)
    }
    return (try? LinearStops(points)).map { Easing.stops($0) } ?? .linear
  }()
}
