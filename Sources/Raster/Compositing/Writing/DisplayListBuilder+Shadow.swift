import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension DisplayListBuilder {
  /// Draws the shadow of a layer: directly where it is that of a box, otherwise by blurring what
  /// throws it.
  ///
  /// Shadows throw no shadows: else each of many layers inside each other would double the work.
  mutating func drawShadow(
    of layer: PlacedLayer, on surface: inout SurfaceBuilder, in context: DrawContext
  ) {
    guard !isInSilhouette, let shadow = layer.properties.shadow else { return }
    let isBox = shadow.path == nil && isBox(layer)
    let strength = shadow.opacity * (isBox ? layer.backgroundAlpha ?? 1 : 1)
    let color = Pixel(shadow.color, opacity: strength)
    let visible = context.clips.visible(in: surface.visible)
    if color.alpha == 0 || visible.isEmpty { return }
    if isBox, let direct = layer.boxShadow(shadow, color) {
      let command = DrawCommand(.pixels(direct.bounds), .shadow(direct))
      surface.draw(context.applied(to: command))
      return
    }
    let blurred =
      if let own = blurPlane(of: layer, shadow, on: surface.plane) {
        own.share == 255
          ? blurredShadow(of: layer, shadow, color: color, isBox: isBox, on: own, visible: visible)
          : beginningShadow(
            of: layer, shadow, color: color, isBox: isBox, on: own, visible: visible,
            over: surface.plane)
      } else {
        blurredShadow(
          of: layer, shadow, color: color, isBox: isBox, on: surface.plane, visible: visible)
      }
    guard let command = blurred else { return }
    surface.draw(context.applied(to: command))
  }

  /// The shadow whose blur begins.
  private mutating func beginningShadow(
    of layer: PlacedLayer, _ shadow: Shadow, color: Pixel, isBox: Bool,
    on own: BlurPlane, visible: PixelRect, over plane: DrawingPlane
  ) -> DrawCommand? {
    var hard = shadow
    hard.blur = 0
    let sharp = blurredShadow(
      of: layer, hard, color: color, isBox: isBox, on: plane, visible: visible)
    let soft =
      own.share == 0
      ? nil
      : blurredShadow(of: layer, shadow, color: color, isBox: isBox, on: own, visible: visible)
    return mixed(sharp, with: soft, share: own.share, visible: visible, on: plane)
  }

  /// The shadow from a silhouette that is blurred where it is seen.
  private mutating func blurredShadow(
    of layer: PlacedLayer, _ shadow: Shadow, color: Pixel, isBox: Bool,
    on plane: DrawingPlane, visible: PixelRect
  ) -> DrawCommand? {
    let plane = plane.shifted(
      by: layer.place.displacement(of: shadow.offset, at: layer.bounds.center))
    let thrower = PlacedLayer(layer.index, of: scene, at: plane.place(of: layer.index))
    let blur = thrower.place.blur(sigma: shadow.sigma, of: layer.bounds)
    var surface = SurfaceBuilder(visible: visible.outset(by: blur?.reach ?? 0), on: plane)
    drawThrower(thrower, shadow: shadow, color: color, isBox: isBox, on: &surface)
    return finish(surface, blur: blur)?.command
  }

  /// The shadow from a silhouette that is blurred on a surface of its own; there, most boxes are
  /// upright, and their shadows have a closed form.
  private mutating func blurredShadow(
    of layer: PlacedLayer, _ shadow: Shadow, color: Pixel, isBox: Bool,
    on own: BlurPlane, visible: PixelRect
  ) -> DrawCommand? {
    let thrower = PlacedLayer(layer.index, of: scene, at: own.plane.place(of: layer.index))
    guard let seen = own.visible(visible, around: thrower) else { return nil }
    var centered = shadow
    centered.offset = .zero
    if isBox, own.spread == 0, let direct = thrower.boxShadow(centered, color) {
      var surface = SurfaceBuilder(visible: seen, on: own.plane)
      surface.draw(DrawCommand(.pixels(direct.bounds), .shadow(direct)))
      return finish(surface).flatMap { own.command($0) }
    }
    let blur = thrower.place.blur(sigma: shadow.sigma, of: layer.bounds, spread: own.spread)
    var surface = own.surface(seen, reach: blur?.reach ?? 0)
    drawThrower(thrower, shadow: shadow, color: color, isBox: isBox, on: &surface)
    return finish(surface, blur: blur).flatMap { own.command($0) }
  }

  /// Draws what throws a shadow.
  private mutating func drawThrower(
    _ layer: PlacedLayer, shadow: Shadow, color: Pixel, isBox: Bool,
    on surface: inout SurfaceBuilder
  ) {
    if isBox {
      surface.draw(DrawCommand(layer.box.shape, .color(color)))
    } else if let path = shadow.path {
      surface.draw(DrawCommand(layer.place.shape(path), .color(color)))
    } else {
      drawSilhouette(of: layer, color, on: &surface)
    }
  }

  /// Draws the layer's alpha in the color of the shadow.
  private mutating func drawSilhouette(
    of layer: PlacedLayer, _ color: Pixel, on surface: inout SurfaceBuilder
  ) {
    isInSilhouette = true
    drawBody(layer, on: &surface, in: .plain)
    isInSilhouette = false
    let extent = surface.extent
    surface.draw(DrawCommand(.pixels(extent), .color(color), composite: .sourceIn))
  }

  /// Returns `true` if a layer's alpha is that of its background: nothing inside sticks out, nothing covers
  /// a background that is not opaque, and nothing cuts a hole into it.
  private mutating func isBox(_ layer: PlacedLayer) -> Bool {
    guard let alpha = layer.backgroundAlpha, !scene.clears(inside: layer.index) else {
      return false
    }
    if alpha < 1 { return layer.children.isEmpty && layer.properties.bodyPartCount == 1 }
    return layer.properties.clipsToBounds || boxes.areInside(layer.index)
  }
}

extension Scene {
  /// Returns `true` if a layer inside of an item clears some of what is below it.
  fileprivate func clears(inside index: Int) -> Bool {
    (index + 1..<items[index].end).contains { items[$0].properties.blendMode.clears }
  }
}

extension PlacedLayer {
  /// The alpha of the background, if it is the same everywhere.
  var backgroundAlpha: Double? {
    switch properties.background {
    case .color(let color): min(max(color.alpha, 0), 1)
    case .gradient(let gradient): gradient.stops.allSatisfy(\.color.isOpaque) ? 1 : nil
    case nil: nil
    }
  }

  /// The shadow of the box in closed form, for upright boxes that are not stretched.
  func boxShadow(_ shadow: Shadow, _ color: Pixel) -> BoxShadow? {
    guard let map = place.affine, map.b == 0, map.c == 0, map.a > 0, map.a == map.d,
      let radii = shadowRadii(shadow.sigma)
    else { return nil }
    let rect = bounds.offset(by: shadow.offset)
    let start = map.map(rect.origin)
    let end = map.map(Point(rect.maxX, rect.maxY))
    return BoxShadow(
      of: Rect(minX: start.x, minY: start.y, maxX: end.x, maxY: end.y),
      radii: radii.map { $0 * map.a }, sigma: shadow.sigma * map.a, color: color)
  }

  /// The radii of circular corners whose blurred shadow cannot be told from that of the layer's.
  ///
  /// A continuous corner cuts off as much as a circular one of 1.0233 times its radius. Blurred by
  /// 0.45 of the radius or more, the two differ by less than a level; `nil` below.
  private func shadowRadii(_ sigma: Double) -> CornerRadii? {
    let radii = properties.cornerRadii.fitted(to: bounds.size)
    if properties.cornerCurve == .circular { return radii }
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    guard corners.allSatisfy({ sigma >= 0.45 * $0 }) else { return nil }
    let halfSide = min(bounds.width, bounds.height) / 2
    return radii.map { radius in
      let room = radius > 0 ? (halfSide / radius - 1) / 0.52866483 : 0
      return radius * (1 + 0.0233 * min(max(room, 0), 1))
    }
  }
}
