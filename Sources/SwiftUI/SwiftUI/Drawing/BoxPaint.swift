import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph

/// The paint of a layer's box, and what it has been before.
@MainActor
final class BoxPaint {
  private var gradient: PaintedGradient?

  /// Fills the box of a layer.
  func set(
    _ paint: ResolvedPaint, of layer: CALayer, size: CGSize, element: any LayeredElement,
    in painter: Painter
  ) {
    if let next = PaintedGradient(paint, in: size) {
      show(next, of: layer, element: element, in: painter)
      return
    }
    gradient = nil
    layer.sceneLooks.content = nil
    element.lanes.restart("gradient", unless: false)
    if case .material(let material, let opacity) = paint {
      layer.showMaterial(material, opacity: opacity, in: element.node.environment)
      return
    }
    layer.backdrop = nil
    element.setFill(.color(paint.mainColor ?? .invisible), of: layer, in: painter)
  }

  private func show(
    _ next: PaintedGradient, of layer: CALayer, element: any LayeredElement, in painter: Painter
  ) {
    layer.backdrop = nil
    layer.backgroundColor = nil
    element.lanes.restart("fill", unless: false)
    element.lanes.restart("gradient", unless: gradient.map { next.isAlike($0) } ?? true)
    gradient = next
    layer.sceneLooks.content = .paint(.gradient(next.gradient))
    element.move(
      "gradient", of: layer, to: next.numbers, in: painter, weight: AnimatableWeight.unit,
      [next.lane(.fill)])
  }
}

extension CALayer {
  /// Shows what lies behind the layer through frosted glass.
  @MainActor
  func showMaterial(_ material: Material, opacity: Double, in environment: EnvironmentValues) {
    guard let recipe = material.effect(in: environment).recipe(in: environment.traits)
    else { return }
    backdrop = .filters(recipe.filters)
    let tint = recipe.tint.resolvedColor(with: environment.traits)
    backgroundColor = tint.withAlphaComponent(tint.cgColor.alpha * CGFloat(opacity)).cgColor
  }
}

// MARK: Styles as views

/// A style that fills a box by itself.
nonisolated protocol StyleView: ShapeStyle, LeafView {}

extension StyleView {
  @MainActor func makeElement(in node: Node) -> LeafElement<Self> { StyleElement(self, in: node) }
}

extension LinearGradient: PrimitiveView, LeafView, StyleView {}
extension RadialGradient: PrimitiveView, LeafView, StyleView {}
extension EllipticalGradient: PrimitiveView, LeafView, StyleView {}
extension AngularGradient: PrimitiveView, LeafView, StyleView {}

/// The element of a style that fills a box.
private final class StyleElement<Content: StyleView>: LeafElement<Content> {
  private let layer = CALayer()
  private let fill = BoxPaint()

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func paint(into painter: inout Painter) {
    let frame = painter.rounded(frame)
    setFrame(frame, of: layer, in: painter)
    fill.set(
      view.resolvedPaint(in: node.environment), of: layer, size: frame.size, element: self,
      in: painter)
    painter.add(layer)
  }
}
