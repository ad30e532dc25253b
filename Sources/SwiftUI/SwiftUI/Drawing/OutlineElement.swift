import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueGeometry
import SegueSceneGraph

/// A shape in its surroundings: its outline, and what that is painted with.
struct ShapeDrawing {
  var shape: any Shape
  var fill: ResolvedPaint?
  var fillStyle = FillStyle()
  var stroke: ResolvedPaint?
  var strokeStyle = StrokeStyle()
}

extension ShapeDrawing {
  /// Radius and curve of the corners of the box around the shape, where it is a box with corners.
  func corners(of size: CGSize) -> (CGFloat, CALayerCornerCurve) {
    let most = min(size.width, size.height) / 2
    switch shape {
    case let shape as RoundedRectangle:
      return (min(shape.cornerSize.width, most), shape.style == .circular ? .circular : .continuous)
    case is Circle, is Ellipse: return (most, .circular)
    case let shape as Capsule: return (most, shape.style == .circular ? .circular : .continuous)
    default: return (0, .circular)
    }
  }
}

/// A view of a shape that knows how it is painted.
protocol DrawnShapeView: ShapeView, LeafView {
  associatedtype Behind: View
  /// The view behind the shape.
  var behind: Behind { get }
  func drawing(in environment: EnvironmentValues) -> ShapeDrawing
}

extension DrawnShapeView {
  @MainActor func makeElement(in node: Node) -> LeafElement<Self> { OutlineElement(self, in: node) }

  @MainActor func makeNode(in context: NodeContext) -> Node {
    Behind.self == EmptyView.self
      ? makeLeaf(in: context) : PassingNode(self, content: \.inFront, in: context)
  }

  /// The shape in front of the view behind it.
  private var inFront: some View {
    behind.modifier(
      SecondaryModifier(
        secondary: ShapeInFront(shape: shape, drawing: drawing), alignment: .center, isBehind: false
      ))
  }
}

/// A shape in front of a view, painted as somebody else says.
nonisolated private struct ShapeInFront<Content: Shape>: DrawnShapeView {
  let shape: Content
  let drawing: (EnvironmentValues) -> ShapeDrawing
  var behind: EmptyView { EmptyView() }

  func drawing(in environment: EnvironmentValues) -> ShapeDrawing { drawing(environment) }
}

extension _ShapeView: PrimitiveView, LeafView, DrawnShapeView {
  var behind: EmptyView { EmptyView() }

  func drawing(in environment: EnvironmentValues) -> ShapeDrawing {
    ShapeDrawing(
      shape: shape, fill: style.resolvedPaint(in: environment), fillStyle: fillStyle)
  }
}

extension FillShapeView: PrimitiveView, LeafView, DrawnShapeView {
  var behind: Background { background }

  func drawing(in environment: EnvironmentValues) -> ShapeDrawing {
    ShapeDrawing(
      shape: shape, fill: style.resolvedPaint(in: environment), fillStyle: fillStyle)
  }
}

extension StrokeShapeView: PrimitiveView, LeafView, DrawnShapeView {
  var behind: Background { background }

  func drawing(in environment: EnvironmentValues) -> ShapeDrawing {
    ShapeDrawing(
      shape: shape, stroke: style.resolvedPaint(in: environment), strokeStyle: strokeStyle)
  }
}

extension StrokeBorderShapeView: PrimitiveView, LeafView, DrawnShapeView {
  var behind: Background { background }

  func drawing(in environment: EnvironmentValues) -> ShapeDrawing {
    ShapeDrawing(
      shape: inset, stroke: style.resolvedPaint(in: environment), strokeStyle: strokeStyle)
  }
}

/// The element of a shape.
final class OutlineElement<Content: DrawnShapeView>: LeafElement<Content> {
  private let layer = CAShapeLayer()
  private let sampler = OutlineSampler()
  private var drawn: SegueGeometry.Path?
  private var fill: PaintedGradient?
  private var line: PaintedGradient?
  /// Frosted glass inside of the outline, where that is the fill.
  private var glass: CALayer?

  override var plainName: String { TypeName.plain(Content.Content.self) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.shape.sizeThatFits(proposal)
  }

  override func shows(at point: CGPoint) -> Bool {
    let drawing = view.drawing(in: node.environment)
    let path = drawing.shape.path(in: frame)
    if drawing.fill != nil { return path.contains(point, eoFill: drawing.fillStyle.isEOFilled) }
    return path.strokedPath(drawing.strokeStyle).contains(point)
  }

  override func paint(into painter: inout Painter) {
    let frame = painter.rounded(frame)
    var drawing = view.drawing(in: node.environment)
    setFrame(frame, of: layer, in: painter)
    let box = CGRect(origin: .zero, size: frame.size)
    // A line along a part of an outline moves by the ends of the part.
    if drawing.stroke == nil || !(drawing.shape is any TrimmedOutline) {
      drawing.shape = sampler.shown(drawing.shape, at: node, in: box, painter.update)
    }
    let (outline, trim) = outline(of: drawing, in: box)
    layer.path = outline.cgPath
    moveOutline(outline.cgPath.path, in: painter)
    setFill(drawing, in: painter)
    setStroke(drawing, trim, in: painter)
    painter.add(layer)
  }

  /// The outline, and the part of it that a line goes along.
  private func outline(of drawing: ShapeDrawing, in box: CGRect) -> (Path, ClosedRange<Double>) {
    guard drawing.stroke != nil, let trimmed = drawing.shape as? any TrimmedOutline else {
      return (drawing.shape.path(in: box), 0...1)
    }
    return (trimmed.whole.path(in: box), trimmed.part)
  }

  /// Has the outline move where the one before has the same structure; else it is another one at once.
  private func moveOutline(_ path: SegueGeometry.Path, in painter: Painter) {
    let isAlike = drawn.map { $0.hasStructure(of: path) } ?? true
    drawn = path
    lanes.restart("outline", unless: isAlike && !sampler.isSampling)
    move("outline", of: layer, to: path.coordinates, in: painter, [LaneProperty.outline(path)])
  }

  private func setFill(_ drawing: ShapeDrawing, in painter: Painter) {
    layer.fillRule = drawing.fillStyle.isEOFilled ? .evenOdd : .nonZero
    let size = layer.bounds.size
    let before = fill
    fill = drawing.fill.flatMap { PaintedGradient($0, in: size) }
    showGlass(drawing)
    lanes.restart(
      "gradient", unless: fill.flatMap { new in before.map { new.isAlike($0) } } ?? false)
    layer.sceneLooks.fill = fill.map { .gradient($0.gradient) }
    if let fill {
      lanes.restart("fill", unless: false)
      move("gradient", of: layer, to: fill.numbers, in: painter, [fill.lane(.pathFill)])
      return
    }
    guard let color = drawing.fill?.mainColor else {
      layer.fillColor = nil
      return
    }
    layer.fillColor = color.cgColor
    move(
      "fill", of: layer, to: color.lightNumbers, in: painter,
      weight: AnimatableWeight.unit, [LaneProperty.color(.pathFill)])
  }

  /// Shows frosted glass in the box of the outline, whose corners it has.
  private func showGlass(_ drawing: ShapeDrawing) {
    guard case .material(let material, let opacity)? = drawing.fill, let path = layer.path else {
      glass?.removeFromSuperlayer()
      glass = nil
      return
    }
    let glass = glass ?? CALayer()
    self.glass = glass
    glass.name = "material"
    glass.frame = path.boundingBoxOfPath
    glass.showMaterial(material, opacity: opacity, in: node.environment)
    (glass.cornerRadius, glass.cornerCurve) = drawing.corners(of: glass.bounds.size)
    layer.showLayers([glass])
  }

  private func setStroke(
    _ drawing: ShapeDrawing, _ trim: ClosedRange<Double>, in painter: Painter
  ) {
    guard let paint = drawing.stroke else {
      layer.strokeColor = nil
      return
    }
    let color = paint.mainColor ?? .invisible
    let before = line
    line = PaintedGradient(paint, in: layer.bounds.size)
    lanes.restart(
      "line gradient", unless: line.flatMap { new in before.map { new.isAlike($0) } } ?? false)
    layer.sceneLooks.stroke = line.map { .gradient($0.gradient) }
    let style = drawing.strokeStyle
    layer.strokeColor = color.cgColor
    layer.lineWidth = style.lineWidth
    layer.lineCap = style.lineCap.ofLayers
    layer.lineJoin = style.lineJoin.ofLayers
    layer.miterLimit = style.miterLimit
    layer.lineDashPattern =
      style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
    layer.lineDashPhase = style.dashPhase
    layer.strokeStart = CGFloat(trim.lowerBound)
    layer.strokeEnd = CGFloat(trim.upperBound)
    if let line {
      lanes.restart("line", unless: false)
      move("line gradient", of: layer, to: line.numbers, in: painter, [line.lane(.strokeColor)])
    } else {
      move(
        "line", of: layer, to: color.lightNumbers, in: painter,
        weight: AnimatableWeight.unit, [LaneProperty.color(.strokeColor)])
    }
    move(
      "stroke", of: layer,
      to: [Double(style.lineWidth), Double(style.dashPhase), trim.lowerBound, trim.upperBound],
      in: painter,
      [
        LaneProperty(.strokeWidth) { .number($0[0]) }, LaneProperty(.dashPhase) { .number($0[1]) },
        LaneProperty(.trimStart) { .number($0[2]) }, LaneProperty(.trimEnd) { .number($0[3]) },
      ])
  }
}

/// A shape that shows a part of another one's outline.
nonisolated private protocol TrimmedOutline: Shape {
  /// The shape with all of the outline.
  var whole: any Shape { get }
  /// The part that is shown, in fractions of the length.
  var part: ClosedRange<Double> { get }
}

extension TrimmedShape: TrimmedOutline {
  fileprivate var whole: any Shape { shape }
  fileprivate var part: ClosedRange<Double> {
    let start = min(max(Double(startFraction), 0), 1)
    return start...max(min(max(Double(endFraction), 0), 1), start)
  }
}

extension CGLineCap {
  fileprivate var ofLayers: CAShapeLayerLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

extension CGLineJoin {
  fileprivate var ofLayers: CAShapeLayerLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
