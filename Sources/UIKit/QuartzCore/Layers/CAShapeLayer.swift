public import HeadlessCoreGraphics
import ObjectiveC
import SegueGeometry
import SegueSceneGraph

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows an outline, filled and stroked.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { changed("path", from: oldValue, to: path) } }
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { changed("fillColor", from: oldValue, to: fillColor) }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { noteChange() } }
  open var strokeColor: CGColor? {
    didSet { changed("strokeColor", from: oldValue, to: strokeColor) }
  }
  open var strokeStart: CGFloat = 0 {
    didSet { changed("strokeStart", from: oldValue, to: strokeStart) }
  }
  open var strokeEnd: CGFloat = 1 { didSet { changed("strokeEnd", from: oldValue, to: strokeEnd) } }
  open var lineWidth: CGFloat = 1 { didSet { changed("lineWidth", from: oldValue, to: lineWidth) } }
  open var miterLimit: CGFloat = 10 { didSet { noteChange() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { noteChange() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { noteChange() } }
  open var lineDashPhase: CGFloat = 0 {
    didSet { changed("lineDashPhase", from: oldValue, to: lineDashPhase) }
  }
  open var lineDashPattern: [NSNumber]? { didSet { noteChange() } }

  public required init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, strokeColor) = (other.path, other.fillColor, other.strokeColor)
    (strokeStart, strokeEnd, lineWidth) = (other.strokeStart, other.strokeEnd, other.lineWidth)
    (fillRule, miterLimit) = (other.fillRule, other.miterLimit)
    (lineCap, lineJoin) = (other.lineCap, other.lineJoin)
    (lineDashPhase, lineDashPattern) = (other.lineDashPhase, other.lineDashPattern)
  }

  /// The outline, filled and stroked; what an animation brings has a place though the model has nothing there.
  override var content: Content {
    guard let outline = path?.path ?? (moves(.pathData) ? Path() : nil) else { return .none }
    let fill = fillColor?.color ?? (moves(.pathFill) ? .clear : nil)
    return .shape(
      ShapeContent(
        .path(outline), fillRule: fillRule == .evenOdd ? .evenOdd : .nonZero,
        fill: sceneLooks.fill ?? fill.map { .color($0) }, stroke: stroke,
        trimStart: Double(strokeStart),
        trimEnd: Double(strokeEnd)))
  }

  private func moves(_ property: Property) -> Bool { lanes.contains { $0.property == property } }

  override func takeContent(_ looks: LayerProperties) {
    if case .path(let outline) = looks[.pathData] { path = CGPath(outline) }
    if case .numbers(let start) = looks[.trimStart] { strokeStart = CGFloat(start.x) }
    if case .numbers(let end) = looks[.trimEnd] { strokeEnd = CGFloat(end.x) }
    if case .numbers(let width) = looks[.strokeWidth] { lineWidth = CGFloat(width.x) }
    if case .numbers(let phase) = looks[.dashPhase] { lineDashPhase = CGFloat(phase.x) }
    if case .paint(.color(let color)) = looks[.strokeColor] { strokeColor = CGColor(color) }
    if case .paint(.color(let color)) = looks[.pathFill] { fillColor = CGColor(color) }
  }

  private var stroke: Stroke? {
    let color = strokeColor?.color ?? (moves(.strokeColor) ? .clear : nil)
    guard let paint = sceneLooks.stroke ?? color.map({ .color($0) }) else { return nil }
    return Stroke(
      paint, width: Double(lineWidth), cap: cap, join: join,
      miterLimit: Double(miterLimit), dashes: lineDashPattern?.map(\.doubleValue) ?? [],
      dashPhase: Double(lineDashPhase))
  }

  private var cap: Stroke.Cap {
    switch lineCap {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }

  private var join: Stroke.Join {
    switch lineJoin {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
