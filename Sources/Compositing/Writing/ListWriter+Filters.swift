import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension ListWriter {
  /// Makes passes of a sheet and of what filters do to it; `nil` when nothing was drawn on it.
  mutating func finish(_ sheet: Sheet, _ steps: ArraySlice<PixelStep>) -> FinishedSheet? {
    guard let step = steps.first else { return finish(sheet) }
    let rest = steps.dropFirst()
    switch step {
    case .recolor(let matrices):
      var sheet = sheet
      sheet.draw(DrawCommand(.pixels(sheet.extent), .recolored(matrices)))
      return finish(sheet, rest)
    case .blur(let blur):
      guard let blurred = finish(sheet, blur: blur) else { return nil }
      if rest.isEmpty { return blurred }
      // What comes next may reach further out than this blur did.
      var next = Sheet(visible: sheet.visible, shift: sheet.shift)
      next.draw(DrawCommand(.pixels(blurred.region), .layer(blurred.id)))
      return finish(next, rest)
    }
  }

  /// What lies behind a layer's box, filtered, as a command that fills the box with it; `nil` if the
  /// layer leaves it as it is.
  ///
  /// Outside of the sheet the backdrop goes on as it is at its edge, so that bars at the edge of the
  /// canvas do not darken there.
  mutating func filteredBackdrop(
    of layer: DrawnLayer, on sheet: inout Sheet, _ clips: Clips
  ) -> DrawCommand? {
    let steps = layer.backdropSteps(within: sheet.visible)
    let area = clips.adding(layer.box.shape).visible(in: sheet.visible)
    if steps.isEmpty || area.isEmpty || sheet.commands.isEmpty && !sheet.isCanvas { return nil }
    // Every filter makes of an area that area: what is around it is looked at where a blur asks.
    let reach = steps.reduce(0) { $0 + $1.reach }
    var backdrop = Sheet(visible: area.outset(by: reach).intersection(sheet.visible))
    backdrop.draw(DrawCommand(.pixels(backdrop.visible), flatten(&sheet)))
    guard let finished = finish(backdrop, steps[...]) else { return nil }
    return DrawCommand(layer.box.shape, .layer(finished.id))
  }

  /// Draws what is on a sheet so far, and makes of it something to draw.
  @discardableResult
  mutating func flatten(_ sheet: inout Sheet) -> SegueRaster::Paint {
    if sheet.isCanvas {
      finishCanvas(sheet)
      sheet.removeAll()
      return .backdrop
    }
    guard let finished = finish(sheet) else { return .color(.clear) }
    sheet.removeAll()
    sheet.draw(DrawCommand(.pixels(finished.region), .layer(finished.id)))
    return .layer(finished.id)
  }
}

/// A step of filters, in pixels of the canvas.
enum PixelStep {
  case blur(Blur)
  case recolor([ColorMatrix])

  /// How far a step looks.
  var reach: Int {
    switch self {
    case .blur(let blur): blur.reach
    case .recolor: 0
    }
  }
}

extension DrawnLayer {
  /// What the layer's filters do to its finished pixels.
  var filterSteps: [PixelStep] {
    FilterStep.steps(properties.filters).compactMap { step in
      switch step {
      case .blur(let sigma): place.blur(sigma: sigma, of: bounds).map { .blur($0) }
      case .recolor(let matrices): .recolor(matrices)
      }
    }
  }

  /// What its backdrop's filters do to the pixels behind its box, of which there are those of
  /// `sheet`.
  func backdropSteps(within sheet: PixelRect) -> [PixelStep] {
    FilterStep.steps(properties.backdropFilters).compactMap { step in
      switch step {
      case .recolor(let matrices): return .recolor(matrices)
      case .blur(let sigma):
        let scaled = sigma * place.scale(at: bounds.center)
        let blur = Blur(sigma: scaled, edges: .repeated, anchor: sheet)
        return blur.sigma > 0 ? .blur(blur) : nil
      }
    }
  }
}
