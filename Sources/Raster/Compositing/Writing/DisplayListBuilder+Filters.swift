import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension DisplayListBuilder {
  /// Makes passes of a surface and of what filters do to it; `nil` when nothing was drawn on it.
  mutating func finish(
    _ surface: SurfaceBuilder, _ steps: ArraySlice<PixelStep>
  ) -> FinishedSurface? {
    guard let step = steps.first else { return finish(surface) }
    let rest = steps.dropFirst()
    switch step {
    case .recolor(let matrices):
      var surface = surface
      surface.draw(DrawCommand(.pixels(surface.extent), .recolored(matrices)))
      return finish(surface, rest)
    case .blur(let blur):
      guard let blurred = finish(surface, blur: blur) else { return nil }
      if rest.isEmpty { return blurred }
      // What comes next may reach further out than this blur did.
      var next = SurfaceBuilder(visible: surface.visible, on: surface.plane)
      next.draw(blurred.command)
      return finish(next, rest)
    case .resample(let resampling):
      guard let whole = finish(surface) else { return nil }
      var next = SurfaceBuilder(visible: surface.visible, on: surface.plane)
      let area = whole.region.outset(by: resampling.reach).intersection(surface.visible)
      next.draw(DrawCommand(.pixels(area), .resampled(whole.id, resampling)))
      return finish(next, rest)
    case .mask(let cover):
      return finish(surface, under: cover)
    }
  }

  /// Makes passes of as much of a surface as a finished mask covers.
  private mutating func finish(
    _ surface: SurfaceBuilder, under cover: MaskCover
  ) -> FinishedSurface? {
    var covered = surface
    let area = cover.surface.region
    if !cover.mode.isInverted, !area.contains(surface.visible) {
      guard let whole = finish(surface) else { return nil }
      covered = SurfaceBuilder(visible: area, on: surface.plane)
      covered.draw(whole.command)
    }
    covered.draw(
      DrawCommand(.pixels(area), .layer(cover.surface.id), composite: cover.composite))
    return finish(covered)
  }

  /// Returns the filtered backdrop of a layer's box, as a command that fills the box with it; `nil` if the
  /// layer leaves it as it is.
  ///
  /// Outside of the surface the backdrop goes on as it is at its edge, so that bars at the edge of the
  /// canvas do not darken there.
  mutating func filteredBackdrop(
    of layer: PlacedLayer, on surface: inout SurfaceBuilder, _ clips: Clips
  ) -> DrawCommand? {
    let steps = backdropSteps(of: layer, on: surface)
    let shape = steps.glassShape ?? layer.box.shape
    let area = clips.adding(shape).visible(in: surface.visible)
    if steps.isEmpty || area.isEmpty || !surface.hasBackdrop { return nil }
    // Every filter makes of an area that area: what is around it is looked at where a blur asks.
    let reach = steps.reduce(0) { $0 + $1.reach }
    var backdrop = SurfaceBuilder(
      visible: area.outset(by: reach).intersection(surface.visible), on: surface.plane)
    backdrop.draw(DrawCommand(.pixels(backdrop.visible), flatten(&surface)))
    guard let finished = finish(backdrop, steps[...]) else { return nil }
    return DrawCommand(shape, .layer(finished.id))
  }

  /// Draws what is on a surface so far, and makes of it something to draw.
  @discardableResult
  mutating func flatten(_ surface: inout SurfaceBuilder) -> PaintSource {
    if surface.isCanvas {
      finishCanvas(surface)
      surface.removeAll()
      return .backdrop
    }
    guard let finished = finish(surface) else { return .color(.clear) }
    surface.removeAll()
    surface.draw(DrawCommand(.pixels(finished.region), .layer(finished.id)))
    return .layer(finished.id)
  }
}

/// Steps applied to the finished pixels of a layer, one after the other.
enum PixelStep {
  case blur(Blur)
  case recolor([ColorMatrix])
  case resample(PixelResampling)
  /// Clears what the mask does not let through; the last step.
  case mask(MaskCover)

  /// Distance over which a step reads pixels.
  var reach: Int {
    switch self {
    case .blur(let blur): blur.reach
    case .resample(let resampling): resampling.reach
    case .recolor, .mask: 0
    }
  }
}

/// A mask that has been drawn.
struct MaskCover {
  let surface: DisplayListBuilder.FinishedSurface
  let mode: MaskMode

  /// The operator that leaves of a layer what the mask lets through.
  var composite: CompositeOperator {
    switch mode {
    case .alpha: .destinationIn
    case .alphaInverted: .destinationOut
    case .luminance: .luminanceIn
    case .luminanceInverted: .luminanceOut
    }
  }
}

extension PlacedLayer {
  /// Steps by which the layer's filters change its finished pixels.
  var filterSteps: [PixelStep] { filterSteps(spread: 0) }

  /// Returns the steps by which the layer's filters change its finished pixels, where drawing and sampling blur
  /// them too, by a variance in squared pixels that the first blur need not add; an infinite one leaves it out.
  func filterSteps(spread: Double) -> [PixelStep] {
    var spread = spread
    return FilterStep.steps(properties.filters).compactMap { step in
      switch step {
      case .recolor(let matrices): return .recolor(matrices)
      case .blur(let sigma):
        defer { spread = 0 }
        return place.blur(sigma: sigma, of: bounds, spread: spread).map { .blur($0) }
      case .pixelate(let side):
        return .resample(place.blocks(side: side, of: bounds))
      case .smear(let reach):
        return .resample(place.means(reaching: reach, of: bounds))
      case .refract(let glass):
        return .resample(lens(glass, of: [box.glass].compactMap(\.self), over: nil))
      }
    }
  }
}

extension DisplayListBuilder {
  /// Returns the steps by which a layer's backdrop filters change the pixels behind its box.
  func backdropSteps(of layer: PlacedLayer, on surface: SurfaceBuilder) -> [PixelStep] {
    let (place, bounds) = (layer.place, layer.bounds)
    return FilterStep.steps(layer.properties.backdropFilters).compactMap { step in
      switch step {
      case .recolor(let matrices): return .recolor(matrices)
      case .blur(let sigma):
        let scaled = sigma * place.scale(at: bounds.center)
        let blur = Blur(sigma: scaled, edges: .repeated, anchor: surface.ground)
        return blur.sigma > 0 ? .blur(blur) : nil
      case .pixelate(let side): return .resample(place.blocks(side: side, of: bounds))
      case .smear(let reach): return .resample(place.means(reaching: reach, of: bounds))
      case .refract(let glass):
        let boxes = glass.merges ? self.glass(inside: layer, on: surface) : [layer.box.glass]
        return .resample(layer.lens(glass, of: boxes.compactMap(\.self), over: surface.ground))
      }
    }
  }

  /// The boxes of the layers inside a container, as pieces of glass: of as many as one piece is made of.
  private func glass(inside layer: PlacedLayer, on surface: SurfaceBuilder) -> [Lens.Box?] {
    let pieces = layer.children.filter {
      !scene.items[$0].properties.isHidden && surface.plane.holds($0)
    }
    return pieces.prefix(Lens.mostBoxes).map { index in
      PlacedLayer(index, of: scene, at: surface.plane.place(of: index)).box.glass
    }
  }
}

extension PlacedLayer {
  /// Glass with the shape of boxes, in pixels.
  ///
  /// - Parameter ground: the pixels that there are behind it; `nil` where all others are clear.
  fileprivate func lens(
    _ glass: Refraction, of boxes: [Lens.Box], over ground: PixelRect?
  ) -> PixelResampling {
    let scale = place.scale(at: bounds.center)
    let optics = Lens.Optics(
      depth: glass.depth * scale, bevel: glass.bevel * scale,
      isCircular: glass.profile == .circle, index: glass.index, dispersion: glass.dispersion,
      highlight: glass.highlight, rim: Lens.Optics.rimWidth * place.scale(at: bounds.center))
    return .refraction(
      Lens(boxes, optics, spacing: glass.spacing.map { $0 * scale }, over: ground))
  }
}

extension [PixelStep] {
  /// The pixels in which glass that has flown together is seen; `nil` where there is none.
  fileprivate var glassShape: Shape? {
    for case .resample(.refraction(let lens)) in self where lens.spacing != nil {
      return .pixels(lens.bounds)
    }
    return nil
  }
}
