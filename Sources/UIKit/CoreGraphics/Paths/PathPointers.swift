public import Foundation
internal import SegueGeometry

// What Core Graphics takes and gives as pointers.

/// Types of a path's elements.
public enum CGPathElementType: Int32, Sendable {
  /// Nothing: the pen goes to a point.
  case moveToPoint
  /// A line to a point.
  case addLineToPoint
  /// A curve by way of a control point to a second point.
  case addQuadCurveToPoint
  /// A curve by way of two control points to a third point.
  case addCurveToPoint
  /// A line back to where the contour began.
  case closeSubpath
}

/// One element of a path, valid as long as the block runs that it is given to.
@safe public struct CGPathElement {
  /// Type of the element.
  public var type: CGPathElementType
  /// Its points, as many as the type has.
  public var points: UnsafeMutablePointer<CGPoint>

  /// The element of this type and these points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    unsafe self.points = unsafe points
  }
}

extension CGPath {
  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(Rect(rect)).applying(unsafe transform?.pointee ?? .identity))
  }

  /// An ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(
      Outlines.ellipse(in: Rect(rect)).applying(unsafe transform?.pointee ?? .identity))
  }

  /// A rectangle with quarters of ellipses as corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = Size(Double(cornerWidth), Double(cornerHeight))
    self.init(
      Outlines.roundedRect(Rect(rect), radii: radii)
        .applying(unsafe transform?.pointee ?? .identity))
  }

  /// The path with every point mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(unsafe transform?.pointee ?? .identity))
  }

  /// The path with every point mapped, and that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(unsafe transform?.pointee ?? .identity))
  }

  /// Returns true if the path is an upright rectangle, and stores the rectangle.
  @discardableResult public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = path.controlBox.corners.points
    let points =
      path.points.count == 5 && path.points.first == path.points.last
      ? Array(path.points.dropLast()) : path.points
    let isRect =
      path.elements.allSatisfy(\.isStraight)
      && [box, box.reversed()].contains { turned in
        turned.indices.contains { Array(turned[$0...] + turned[..<$0]) == points }
      }
    if isRect { unsafe rect?.pointee = boundingBox }
    return isRect
  }

  /// Calls a block with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points.map { CGPoint($0) }
      if points.isEmpty { points = [.zero] }
      unsafe points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var element = unsafe CGPathElement(type: element.type, points: start)
        unsafe withUnsafePointer(to: &element) { unsafe block($0) }
      }
    }
  }

  /// Calls a C function with each element.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    unsafe applyWithBlock { unsafe function(info, $0) }
  }
}

extension PathElement {
  fileprivate var isStraight: Bool { points.count < 2 }

  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
