import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension DrawnLayer {
  /// The letters of a text in the layer's box: an outline for each paint.
  ///
  /// Each paint is one command, however many letters have it.
  func textShapes(
    _ text: TextContent, _ assets: AssetTable
  ) -> [(shape: Shape, paint: SegueSceneGraph::Paint)] {
    guard let set = assets.texts?.text(text, width: bounds.width) else { return [] }
    let top = bounds.minY + text.verticalAlignment.share * (bounds.height - set.height)
    var outlines: [(paint: SegueSceneGraph::Paint, elements: [OutlineElement])] = []
    for line in set.lines {
      let baseline = place.crisp(baseline: top + line.baseline)
      let map = Projection(.translation(Vector(bounds.minX, baseline)))
        .followed(by: place.projection)
      for piece in line.pieces {
        let paint = text.runs[piece.run].paint
        let elements = Outline(piece.path, projectedBy: map).elements
        if let index = outlines.firstIndex(where: { $0.paint == paint }) {
          outlines[index].elements += elements
        } else {
          outlines.append((paint, elements))
        }
      }
    }
    return outlines.map { (.outline(Outline($0.elements)), $0.paint) }
  }
}

extension LayerPlace {
  /// The nearest height at which letters are crisp where the layer is at rest.
  ///
  /// Baselines stand on whole pixels counted from the layer's origin, so that a text that moves does
  /// not jump from pixel to pixel. Where a point is not a whole number of pixels, the origin itself
  /// may be off the grid; it counts as at rest, and the baseline finds the canvas's grid, if it is at
  /// a whole number of points.
  fileprivate func crisp(baseline: Double) -> Double {
    let scale = pixelsPerPoint
    guard isShifted, let origin = affine?.ty,
      abs(origin / scale - (origin / scale).rounded()) < 1e-6
    else { return (baseline * scale).rounded() / scale }
    return ((origin + baseline * scale).rounded() - origin) / scale
  }
}

extension TextContent {
  /// How many paints the letters have, each drawn by a command of its own.
  var paintCount: Int { Set(runs.map(\.paint)).count }
}

extension TextContent.VerticalAlignment {
  /// How much of the room that is left stands above the text.
  fileprivate var share: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
