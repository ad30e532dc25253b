import SegueGeometry
import SegueJSON
import SegueSceneGraph

/// Boxes whose position was probably meant as that of their corner.
extension SceneBuilder {
  /// Warns of layers that rest half outside of the canvas at its top left.
  func checkCenters(_ layers: [LayerDraft], on canvas: Size, _ reading: inout ReadContext) {
    for layer in layers where layer.isCornerCentered(on: canvas) {
      reading.inside(layer.source, layer.title) { reading in
        reading.report(
          "the layer stands partly outside of the canvas, at its top left", at: layer.range,
          severity: .warning,
          hint: "'position' says where the center is; a 'frame', or \"anchor\": [0, 0], where the"
            + " corner is")
      }
    }
  }
}

extension LayerDraft {
  /// Returns `true` if the layer's center stands where its corner would make sense: all of it would be on the
  /// canvas.
  fileprivate func isCornerCentered(on canvas: Size) -> Bool {
    let (box, place) = (properties.frame, properties.position)
    let isStill = movements.allSatisfy { movement in
      ![.place, .extents, .transform].contains(movement.property.part)
    }
    let plain = LayerProperties()
    let isInPlace = [Property.translate, .scale, .rotate].allSatisfy {
      properties[$0] == plain[$0]
    }
    return isPositioned && !isReady && isStill && properties.anchor == .center
      && isInPlace && box.minX < 0 && box.minY < 0
      && place.x >= 0 && place.y >= 0 && place.x + box.width <= canvas.width
      && place.y + box.height <= canvas.height
  }
}
