package import SegueRaster

/// The work of a compositor for one frame, in counts and in pixels.
///
/// Where one frame shows what the one before it showed, a compositor does nothing: that is a cost without
/// pixels. Counts are those of the frame's display list, in which what nobody sees has no commands. Areas are
/// those of boxes, as far as they lie on the surface that is drawn; parts of a pixel count as pixels. A blur of
/// less than three pixels is made on a surface with more pixels than the canvas has there, and counts those.
package struct FrameCost: Hashable, Sendable, Codable {
  /// Number of pixels of the canvas.
  package let canvasPixels: Int
  /// Number of surfaces that are drawn apart, and then put onto others.
  package private(set) var offscreenPasses = 0
  /// Number of pixels that are blurred, those of soft shadows included.
  package private(set) var blurredPixels = 0
  /// Number of pixels that are drawn through a mask, or through a clip that is no upright box.
  package private(set) var maskedPixels = 0
  /// Number of pixels that are drawn, on all surfaces together, each as often as it is drawn.
  package private(set) var drawnPixels = 0
  /// Number of layers whose own picture is drawn anew: words and outlines that have changed, or their boxes.
  package var redrawnLayers = 0

  /// No work at all, on a canvas of so many pixels.
  package init(nothingOn canvasPixels: Int) { self.canvasPixels = canvasPixels }

  /// The work for a display list.
  package init(of list: DisplayList) {
    self.init(nothingOn: list.bounds.area)
    for pass in list.passes {
      if case .layer = pass.target { offscreenPasses += 1 }
      if case .blur = pass.filter { blurredPixels += pass.region.area }
      for command in pass.commands { add(command, in: pass.region) }
    }
  }

  private mutating func add(_ command: DrawCommand, in region: PixelRect) {
    let area = command.bounds.intersection(region).area
    drawnPixels += area
    if case .shadow(let shadow) = command.paint, shadow.sigma > 0 { blurredPixels += area }
    if command.isMasked { maskedPixels += area }
  }
}

extension DrawCommand {
  /// True if it is drawn through a clip that is no upright box, cuts a surface to a shape, or is a mask itself.
  fileprivate var isMasked: Bool {
    switch composite {
    case .destinationIn, .destinationOut, .luminanceIn, .luminanceOut: return true
    default: break
    }
    return clips.contains(where: \.isCut) || drawsSurface && shape.isCut
  }

  private var drawsSurface: Bool {
    switch paint {
    case .layer, .mappedLayer, .dissolved, .resampled: true
    case .color, .gradient, .picture, .projectedPicture, .stamp, .projectedStamp, .backdrop,
      .recolored, .shadow:
      false
    }
  }
}

extension Shape {
  /// True if it is no upright box of whole pixels.
  fileprivate var isCut: Bool { if case .pixels = self { false } else { true } }
}

extension PixelRect {
  fileprivate var area: Int { isEmpty ? 0 : width * height }
}
