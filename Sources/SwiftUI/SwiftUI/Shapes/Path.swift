public import Foundation
public import HeadlessCoreGraphics
package import SegueGeometry

/// An outline of lines and curves.
nonisolated public struct Path: Hashable, Sendable {
  /// The outline in our words.
  package private(set) var outline: SegueGeometry.Path

  /// A step of an outline.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The path that draws an outline.
  package init(_ outline: SegueGeometry.Path) { self.outline = outline }

  public init() { outline = SegueGeometry.Path() }
  public init(_ path: CGPath) { outline = path.path }
  public init(_ path: CGMutablePath) { outline = path.path }

  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var cgPath: CGPath { CGPath(outline) }

  /// Has Core Graphics add to the outline, in place.
  private mutating func draw(_ add: (CGMutablePath) -> Void) {
    let path = CGMutablePath(outline)
    outline = SegueGeometry.Path()
    add(path)
    outline = path.path
  }
}

// MARK: Drawing

extension Path {
  public mutating func move(to end: CGPoint) { draw { $0.move(to: end) } }
  public mutating func addLine(to end: CGPoint) { draw { $0.addLine(to: end) } }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    draw { $0.addQuadCurve(to: end, control: control) }
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    draw { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  public mutating func closeSubpath() { draw { $0.closeSubpath() } }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    draw { $0.addRect(rect, transform: transform) }
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    draw { $0.addRects(rects, transform: transform) }
  }

  public mutating func addLines(_ lines: [CGPoint]) { draw { $0.addLines(between: lines) } }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    draw { $0.addEllipse(in: rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    // Corners that are wider than high have no continuous form.
    if style == .continuous, cornerSize.width == cornerSize.height {
      let radius = cornerSize.width
      let radii = RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
      return addRoundedRect(in: rect, cornerRadii: radii, style: style, transform: transform)
    }
    draw {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height,
        transform: transform)
    }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CornerRadii(
      topLeft: max(cornerRadii.topLeading, 0), topRight: max(cornerRadii.topTrailing, 0),
      bottomRight: max(cornerRadii.bottomTrailing, 0),
      bottomLeft: max(cornerRadii.bottomLeading, 0))
    let added =
      style == .continuous
      ? Outlines.continuousRect(Rect(rect), radii: radii)
      : SegueGeometry.Path(roundedRect: Rect(rect), radii: radii, curve: .circular)
    draw { $0.addPath(CGPath(added), transform: transform) }
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    draw {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians,
        endAngle: endAngle.radians, clockwise: clockwise, transform: transform)
    }
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    draw {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
        transform: transform)
    }
  }

  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    draw {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.cgPath
    draw { $0.addPath(added, transform: transform) }
  }
}

// MARK: Looking

extension Path {
  public var isEmpty: Bool { outline.isEmpty }
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
  public var currentPoint: CGPoint? { outline.end.map { CGPoint($0) } }

  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  public func forEach(_ body: (Element) -> Void) {
    for element in outline.elements { body(Element(element)) }
  }
}

// MARK: Changing

extension Path {
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(outline.applying(transform))
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline.trimmed(from: Double(from), to: Double(to)))
  }

  public func strokedPath(_ style: StrokeStyle) -> Path {
    let dashed =
      style.dash.isEmpty
      ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    return Path(
      dashed.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }
}

extension Path.Element {
  fileprivate init(_ element: PathElement) {
    switch element {
    case .move(let end): self = .move(to: CGPoint(end))
    case .line(let end): self = .line(to: CGPoint(end))
    case .quad(let control, let end):
      self = .quadCurve(to: CGPoint(end), control: CGPoint(control))
    case .cubic(let first, let second, let end):
      self = .curve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
    case .close: self = .closeSubpath
    }
  }
}
