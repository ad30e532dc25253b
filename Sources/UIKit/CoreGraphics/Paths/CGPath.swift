public import Foundation
package import SegueGeometry

/// An outline of lines and curves.
public class CGPath: Hashable {
  /// The outline in our words.
  package internal(set) var path: Path

  /// The path that draws an outline.
  package init(_ path: Path) { self.path = path }

  /// A path that draws nothing.
  public init() { path = Path() }

  /// True if nothing is drawn.
  public var isEmpty: Bool { path.isEmpty }

  /// Position of the pen; the origin before it has been put anywhere.
  public var currentPoint: CGPoint { path.end.map { CGPoint($0) } ?? .zero }

  /// The smallest box around all points, control points included; null without any.
  public var boundingBox: CGRect {
    path.points.isEmpty ? .null : CGRect(path.controlBox)
  }

  /// The smallest box around what is drawn; null without anything.
  public var boundingBoxOfPath: CGRect {
    PathSurvey(path).box.map { CGRect($0) } ?? .null
  }

  /// A path of the same elements.
  public func copy() -> CGPath? { CGPath(path) }

  /// A path of the same elements that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The outline of the line along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = LineStyle(
      width: Double(lineWidth), cap: lineCap.scene, join: lineJoin.scene,
      miterLimit: Double(miterLimit))
    return CGPath(path.applying(transform).stroked(style, tolerance: PathSurvey.tolerance))
  }

  /// The dashes of the line along the path.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(lengths.map { Double($0) }, phase: Double(phase)))
  }

  /// The path with lines instead of curves, which they leave by at most the threshold.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(PathSurvey(path).flattened(within: Double(threshold)))
  }

  /// Returns true if a point is inside; the transform is applied to it first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let turns = PathSurvey(path).turns(around: Point(point.applying(transform)))
    return rule == .evenOdd ? !turns.isMultiple(of: 2) : turns != 0
  }

  /// Returns true if the elements are the same.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Path {
  /// The path with every point mapped.
  package func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let affine = SegueGeometry.AffineTransform(transform)
    return map { affine.map($0) }
  }
}
