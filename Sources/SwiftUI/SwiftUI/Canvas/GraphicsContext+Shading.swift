public import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph

extension GraphicsContext {
  /// Paint of what is drawn.
  public struct Shading: Sendable {
    fileprivate indirect enum Form: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case palette([Shading])
    }

    fileprivate let form: Form

    public static var foreground: Shading { style(ForegroundStyle()) }
    /// Of what is behind the canvas nothing is known here: it is the style of backgrounds.
    public static var backdrop: Shading { style(BackgroundStyle()) }
    public static func palette(_ array: [Shading]) -> Shading { Shading(form: .palette(array)) }
    public static func color(_ color: Color) -> Shading { style(color) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { style(Color(colorSpace, white: white, opacity: opacity)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(form: .style(AnyShapeStyle(style)))
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(form: .linear(gradient, startPoint, endPoint)) }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(form: .radial(gradient, center, startRadius, endRadius)) }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(form: .conic(gradient, center, angle)) }
  }

  /// Ways of going on beyond the ends of a gradient; here the colors of its ends do.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension GraphicsContext.Shading {
  /// The paint for a box: places of gradients are parts of it, though they are said in points.
  func paint(in box: CGRect, _ environment: EnvironmentValues) -> ResolvedPaint {
    func part(_ point: CGPoint) -> UnitPoint {
      UnitPoint(
        x: (point.x - box.minX) / max(box.width, .leastNonzeroMagnitude),
        y: (point.y - box.minY) / max(box.height, .leastNonzeroMagnitude))
    }
    switch form {
    case .style(let style): return style.resolvedPaint(in: environment)
    case .linear(let gradient, let start, let end):
      return LinearGradient(gradient: gradient, startPoint: part(start), endPoint: part(end))
        .resolvedPaint(in: environment)
    case .radial(let gradient, let center, let start, let end):
      return RadialGradient(
        gradient: gradient, center: part(center), startRadius: start, endRadius: end
      ).resolvedPaint(in: environment)
    case .conic(let gradient, let center, let angle):
      return AngularGradient(gradient: gradient, center: part(center), angle: angle)
        .resolvedPaint(in: environment)
    case .palette(let shadings):
      return shadings.first?.paint(in: box, environment) ?? .color(.invisible)
    }
  }
}

// MARK: Outlines

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if path.isEmpty { return }
    let box = path.boundingRect
    let paint = shading.paint(in: box, environment)
    guard case .color(let color) = paint else {
      return draw {
        $0.draw([
          path.layer(in: box) {
            ShapeContent(
              $0, fillRule: style.isEOFilled ? .evenOdd : .nonZero,
              fill: paint.scenePaint(in: box.size))
          }
        ])
      }
    }
    draw {
      $0.setFillColor(color.cgColor)
      $0.addPath(path.cgPath)
      $0.fillPath(using: style.isEOFilled ? .evenOdd : .winding)
    }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if path.isEmpty { return }
    let box = path.boundingRect
    let paint = shading.paint(in: box, environment)
    guard case .color(let color) = paint else {
      return fill(path.strokedPath(style), with: shading)
    }
    draw {
      $0.setStrokeColor(color.cgColor)
      $0.setLineWidth(style.lineWidth)
      $0.setLineCap(style.lineCap)
      $0.setLineJoin(style.lineJoin)
      $0.setMiterLimit(style.miterLimit)
      $0.setLineDash(phase: style.dashPhase, lengths: style.dash)
      $0.addPath(path.cgPath)
      $0.strokePath()
    }
  }
}

extension Path {
  /// A layer with the outline, in the box around it.
  fileprivate func layer(
    in box: CGRect, content: (SegueGeometry.Path) -> ShapeContent
  ) -> Layer {
    let content = content(offsetBy(dx: -box.minX, dy: -box.minY).outline)
    return Layer("fill") {
      $0.frame = Rect(
        x: Double(box.minX), y: Double(box.minY), width: Double(box.width),
        height: Double(box.height))
      $0.content = .shape(content)
    }
  }
}
