import SegueGeometry
import SegueRaster
import SegueSceneGraph

// Layers that are blurred on a surface of their own and sampled from there.

extension DisplayListBuilder {
  /// The surface on which a layer is drawn for its filters; `nil` if it is the one that `plane` says.
  mutating func blurPlane(of layer: PlacedLayer, on plane: DrawingPlane) -> BlurPlane? {
    let steps = FilterStep.steps(layer.properties.filters)
    guard let first = steps.firstIndex(where: \.isBlur), case .blur(let sigma) = steps[first] else {
      return nil
    }
    return BlurPlane(
      layer, scene, on: plane, sigma: sigma, extent: extent(of: layer),
      keepsEdges: steps[first...].contains { !$0.isBlur })
  }

  /// The surface on which what throws a shadow is drawn; `nil` if it is the one that `plane` says.
  mutating func blurPlane(
    of layer: PlacedLayer, _ shadow: Shadow, on plane: DrawingPlane
  ) -> BlurPlane? {
    let thrower = shadow.path.map { $0.controlBox } ?? extent(of: layer)
    return BlurPlane(
      layer, scene, on: plane, sigma: shadow.sigma, extent: thrower, shift: shadow.offset)
  }

  /// Returns the box that a layer and its children draw in, in the layer's own points, where that is known.
  private mutating func extent(of layer: PlacedLayer) -> Rect? { boxes.unfiltered(layer.index) }

  /// A layer after its filters, drawn on a surface of its own.
  mutating func filtered(
    _ layer: PlacedLayer, on own: BlurPlane, _ visible: PixelRect
  ) -> DrawCommand? {
    let place = own.plane.place(of: layer.index)
    let drawn = PlacedLayer(
      layer.index, of: scene, at: layer.isSoftLeaf ? place.withoutSnapping : place)
    let steps = drawn.filterSteps(spread: own.spread)
    let reach = steps.reduce(0) { $0 + $1.reach }
    guard let seen = own.visible(visible, around: drawn) else { return nil }
    var surface = own.surface(seen, reach: reach)
    drawShadow(of: drawn, 255, on: &surface, .none)
    drawBody(drawn, 255, on: &surface, .none)
    return finish(surface, steps[...]).flatMap { own.command($0) }
  }

  /// Returns a slightly blurred layer: the blurred command at a share, and the sharp one for the rest.
  mutating func mixed(
    _ sharp: DrawCommand?, _ soft: DrawCommand?, _ share: UInt8, _ visible: PixelRect,
    on plane: DrawingPlane
  ) -> DrawCommand? {
    var surface = SurfaceBuilder(visible: visible, on: plane)
    if var sharp {
      sharp.opacity = 255 - share
      surface.draw(sharp)
    }
    if var soft {
      soft.opacity = share
      soft.composite = .plus
      surface.draw(soft)
    }
    return finish(surface)?.command
  }
}

extension FilterStep {
  /// True if the step is a blur.
  fileprivate var isBlur: Bool { if case .blur = self { true } else { false } }
}

extension PlacedLayer {
  /// True if the layer is blurred and has nothing inside that has to stand with it: its edges need not be those
  /// of pixels, because none of them will be seen.
  var isSoftLeaf: Bool {
    children.isEmpty && FilterStep.steps(properties.filters).contains(where: \.isBlur)
  }
}
