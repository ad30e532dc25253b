// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public import HeadlessCoreGraphics
internal import SegueGeometry

/// An outline, and how the line along it is drawn.
open class UIBezierPath: NSObject, NSCopying {
  private var outline = CGMutablePath()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  /// Lengths of dashes and gaps, and where in them the line begins.
  package var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect.standardized)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// A rectangle whose corners have UIKit's continuous curve.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners have UIKit's continuous curve; the radius is the width of
  /// `cornerRadii`, as UIKit has it.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func radius(_ corner: UIRectCorner) -> Double {
      corners.contains(corner) ? Double(cornerRadii.width) : 0
    }
    let radii = CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
    outline.addPath(CGPath(Outlines.continuousRect(Rect(rect), radii: radii)))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  // MARK: The outline

  open var cgPath: CGPath {
    get { CGPath(outline.path) }
    set { outline = CGMutablePath(newValue.path) }
  }

  open var isEmpty: Bool { outline.isEmpty }

  /// The box around what is drawn.
  open var bounds: CGRect { outline.boundingBoxOfPath }

  open var currentPoint: CGPoint { outline.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { outline.move(to: point) }

  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws a piece of a circle; clockwise is what is seen where y points down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  open func close() { outline.closeSubpath() }

  open func removeAllPoints() { outline = CGMutablePath() }

  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

  /// The path drawn from its end to its start.
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath(cgPath: CGPath(outline.path.reversed))
    result.takeStyle(of: self)
    return result
  }

  open func apply(_ transform: CGAffineTransform) {
    outline = CGMutablePath(outline.path.applying(transform))
  }

  open func copy(with zone: NSZone?) -> Any {
    let copy = UIBezierPath(cgPath: outline)
    copy.takeStyle(of: self)
    return copy
  }

  private func takeStyle(of other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (
      other.lineWidth, other.lineCapStyle, other.lineJoinStyle
    )
    (miterLimit, flatness, dashes) = (other.miterLimit, other.flatness, other.dashes)
    usesEvenOddFillRule = other.usesEvenOddFillRule
  }

  // MARK: Drawing

  open func fill() { fill(with: .normal, alpha: 1) }

  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) {
      $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
      context.strokePath()
    }
  }

  /// Lets nothing be drawn outside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(outline)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(with mode: CGBlendMode, alpha: CGFloat, _ paint: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    // Without words of its own, the path is drawn as the context says.
    if mode != .normal { context.setBlendMode(mode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(outline)
    paint(context)
    context.restoreGState()
  }
}

extension UIBezierPath {
  /// Sets the dashes of the line; none for an unbroken one.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = unsafe pattern.map {
      unsafe Array(UnsafeBufferPointer(start: $0, count: count))
    }
    dashes = (lengths ?? [], phase)
  }

  /// The dashes of the line.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    unsafe count?.pointee = dashes.lengths.count
    unsafe phase?.pointee = dashes.phase
    for (index, length) in dashes.lengths.enumerated() { unsafe pattern?[index] = length }
  }
}

extension Path {
  /// The path drawn from its end to its start; closed contours stay closed.
  var reversed: Path {
    var (reversed, contour): ([PathElement], [PathElement]) = ([], [])
    for element in elements + [.move(.zero)] {
      if case .move = element, !contour.isEmpty {
        reversed = Path.reversed(contour) + reversed
        contour = []
      }
      contour.append(element)
    }
    return Path(reversed)
  }

  private static func reversed(_ contour: [PathElement]) -> [PathElement] {
    let isClosed = contour.last == .close
    let steps = contour.filter { $0 != .close }
    guard let end = steps.last?.points.last else { return [] }
    var result: [PathElement] = [.move(end)]
    for (step, before) in zip(steps.dropFirst(), steps).reversed() {
      guard let start = before.points.last else { continue }
      switch step {
      case .quad(let control, _): result.append(.quad(control: control, start))
      case .cubic(let first, let second, _): result.append(.cubic(second, first, start))
      default: result.append(.line(start))
      }
    }
    return result + (isClosed ? [.close] : [])
  }
}
