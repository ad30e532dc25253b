import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension DisplayListBuilder {
  /// Draws a layer on a surface of its own, and that once on the one below.
  ///
  /// Filters act on all of the layer, its shadow too; then the mask, on what the filters have made.
  mutating func drawGroup(
    _ layer: PlacedLayer, on surface: inout SurfaceBuilder, in context: DrawContext
  ) {
    let cut = cut(of: layer, surface.plane)
    var inside = context
    if let cut {
      inside.opacity = cut.faded(context.opacity)
      inside.clips = cut.clips.reduce(context.clips) { $0.adding($1) }
    }
    var visible = inside.clips.visible(in: surface.visible)
    if visible.isEmpty { return }
    if let cut, cut.dissolve == nil, layer.isDrawnInPlace {
      drawBody(layer, on: &surface, in: inside)
      return
    }
    let backdrop = filteredBackdrop(of: layer, on: &surface, context.clips)
    var cover: MaskCover?
    if let mask = layer.mask, cut == nil {
      let mode = layer.properties.maskMode
      cover = self.cover(of: mask, visible, surface.plane).map {
        MaskCover(surface: $0, mode: mode)
      }
      if !mode.isInverted {
        guard let cover else { return draw(nil, of: layer, on: &surface, in: inside) }
        visible = cover.surface.region
      }
    }
    var drawn = filtered(layer, over: backdrop, under: cover, visible: visible, on: surface.plane)
    if let dissolve = cut?.dissolve {
      drawn = drawn.flatMap { dissolved($0, by: dissolve, visible: visible, on: surface.plane) }
    }
    draw(drawn, of: layer, on: &surface, in: inside)
  }

  /// A finished layer that takes the place of what is there as a dissolve says.
  private mutating func dissolved(
    _ command: DrawCommand, by dissolve: DifferenceDissolve, visible: PixelRect,
    on plane: DrawingPlane
  ) -> DrawCommand? {
    if case .layer(let id) = command.paint {
      var command = command
      command.paint = .dissolved(id, dissolve)
      return command
    }
    var surface = SurfaceBuilder(visible: visible, on: plane)
    surface.draw(command)
    return finish(surface).map { DrawCommand(.pixels($0.region), .dissolved($0.id, dissolve)) }
  }

  /// A layer after its filters, and as much of it as a mask covers.
  private mutating func filtered(
    _ layer: PlacedLayer, over backdrop: DrawCommand?, under cover: MaskCover?,
    visible: PixelRect, on plane: DrawingPlane
  ) -> DrawCommand? {
    let masking = cover.map { [PixelStep.mask($0)] } ?? []
    guard backdrop == nil, let own = blurPlane(of: layer, on: plane) else {
      let drawn = layer.isSoftLeaf(in: scene) ? layer.withoutSnapping(in: scene) : layer
      return stepped(
        drawn, over: backdrop, by: layer.filterSteps + masking, visible: visible, on: plane)
    }
    guard let command = blurred(layer, on: own, visible: visible, over: plane) else { return nil }
    var surface = SurfaceBuilder(visible: visible, on: plane)
    surface.draw(command)
    return cover == nil ? command : finish(surface, masking[...])?.command
  }

  /// A layer that is blurred on a surface of its own.
  ///
  /// What is inside of a layer whose blur begins begins at once: else each of many layers inside each
  /// other would double the work.
  private mutating func blurred(
    _ layer: PlacedLayer, on own: BlurPlane, visible: PixelRect, over plane: DrawingPlane
  ) -> DrawCommand? {
    if own.share == 255 || isInBeginning { return filtered(layer, on: own, visible) }
    isInBeginning = true
    defer { isInBeginning = false }
    let sharp = stepped(
      layer, over: nil, by: layer.filterSteps(spread: .infinity), visible: visible, on: plane)
    let soft = own.share == 0 ? nil : filtered(layer, on: own, visible)
    return mixed(sharp, with: soft, share: own.share, visible: visible, on: plane)
  }

  /// A layer after some steps, on pixels such as those that it is drawn on.
  private mutating func stepped(
    _ drawn: PlacedLayer, over backdrop: DrawCommand?, by steps: [PixelStep], visible: PixelRect,
    on plane: DrawingPlane
  ) -> DrawCommand? {
    let reach = steps.reduce(0) { $0 + $1.reach }
    var inner = SurfaceBuilder(visible: visible.outset(by: reach), on: plane)
    drawShadow(of: drawn, on: &inner, in: .plain)
    if let backdrop { inner.draw(backdrop) }
    drawBody(drawn, on: &inner, in: .plain)
    return finish(inner, steps[...])?.command
  }

  /// The surface of a mask; `nil` if it covers nothing that can be seen.
  private mutating func cover(
    of mask: Int, _ visible: PixelRect, _ plane: DrawingPlane
  ) -> FinishedSurface? {
    var surface = SurfaceBuilder(visible: visible, on: plane)
    draw(mask, on: &surface, .none)
    return finish(surface)
  }

  /// Returns the cut that a mask leaves of its layer, if the mask need not be drawn for that.
  private func cut(of layer: PlacedLayer, _ plane: DrawingPlane) -> MaskCut? {
    let own = layer.properties
    guard let mask = layer.mask, own.maskMode == .alpha, !own.blendMode.clearsAround else {
      return nil
    }
    let place = plane.place(of: mask)
    let properties = scene.items[mask].properties
    let isSeen = properties.isDoubleSided || !place.projection.showsBack
    if properties.isHidden || !isSeen || !place.projection.isFinite { return nil }
    return PlacedLayer(mask, of: scene, at: place).maskCut
  }

  /// Draws the finished surface of a layer.
  private mutating func draw(
    _ finished: DrawCommand?, of layer: PlacedLayer, on surface: inout SurfaceBuilder,
    in context: DrawContext
  ) {
    let mode = layer.properties.blendMode
    if mode.clearsAround {
      guard var command = spread(finished, on: surface, in: context) else { return }
      command.composite = CompositeOperator(mode)
      surface.draw(context.clips.applied(to: command))
    } else if var command = finished {
      command.composite = CompositeOperator(mode)
      surface.draw(context.applied(to: command))
    }
  }

  /// Makes a finished layer as large as what can be seen, with its opacity: outside of it, too, it changes what is
  /// below, and clips alone say how far.
  private mutating func spread(
    _ finished: DrawCommand?, on surface: SurfaceBuilder, in context: DrawContext
  ) -> DrawCommand? {
    let area = context.clips.visible(in: surface.visible)
    var whole = SurfaceBuilder(visible: area, on: surface.plane)
    whole.draw(DrawCommand(.pixels(area), .color(.clear)))
    if var finished {
      finished.opacity = context.opacity
      whole.draw(finished)
    }
    return finish(whole)?.command
  }
}

extension CompositeOperator {
  /// Creates the operator for a blend mode.
  fileprivate init(_ mode: BlendMode) {
    self =
      switch mode {
      case .normal: .sourceOver
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .hardLight: .hardLight
      case .softLight: .softLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .plusLighter: .plus
      case .sourceIn: .sourceIn
      case .sourceOut: .sourceOut
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      case .destinationIn: .destinationIn
      case .destinationOut: .destinationOut
      case .destinationAtop: .destinationAtop
      case .exclusiveOr: .exclusiveOr
      }
  }
}
