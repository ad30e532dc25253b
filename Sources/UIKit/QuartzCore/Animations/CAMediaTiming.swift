public import HeadlessCoreGraphics
public import ObjectiveC
package import SegueMotion

/// Timing of an object: its beginning, its repetitions, and its speed.
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fill: Fill { Fill(rawValue: rawValue) ?? .removed }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve that turns even progress into another.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: (x1: Float, y1: Float, x2: Float, y2: Float)

  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    points = (x1, y1, x2, y2)
    super.init()
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// One of the four points: 0 and 3 are the ends.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all: [Float] = [0, 0, points.x1, points.y1, points.x2, points.y2, 1, 1]
    guard (0...3).contains(index) else { return }
    unsafe values[0] = all[2 * index]
    unsafe values[1] = all[2 * index + 1]
  }

  /// The curve; numbers that were written in decimals are taken as written.
  package var easing: Easing {
    let numbers = [points.x1, points.y1, points.x2, points.y2].map { Double("\($0)") ?? Double($0) }
    let curve = try? CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    return curve.map { .curve($0) } ?? .linear
  }
}
