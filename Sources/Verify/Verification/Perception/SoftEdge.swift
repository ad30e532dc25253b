/// Tells pixels on the smoothed edge of a shape, where a renderer may round differently, from the
/// inside of shapes.
///
/// Such a pixel has both a darker and a brighter neighbor, at most two that are exactly as bright, and
/// the darkest or the brightest of them lies in a flat area of both pictures.
struct SoftEdge {
  let old: PixelPlane
  let new: PixelPlane

  /// Returns true if the pixel at this place is on a smoothed edge of either picture.
  func contains(x: Int, y: Int) -> Bool {
    isSoft(x, y, in: old, beside: new) || isSoft(x, y, in: new, beside: old)
  }

  private func isSoft(_ x: Int, _ y: Int, in plane: PixelPlane, beside other: PixelPlane) -> Bool {
    let own = plane.brightness(y * plane.width + x)
    var alike = isAtEdge(x, y) ? 1 : 0
    var darkest = (step: 0, x: x, y: y)
    var brightest = (step: 0, x: x, y: y)
    for (nextX, nextY) in neighbors(x, y) {
      let step = plane.brightness(nextY * plane.width + nextX) - own
      if step == 0 { alike += 1 }
      if step < darkest.step { darkest = (step, nextX, nextY) }
      if step > brightest.step { brightest = (step, nextX, nextY) }
    }
    guard alike <= 2, darkest.step < 0, brightest.step > 0 else { return false }
    return [darkest, brightest].contains {
      isFlat($0.x, $0.y, in: plane) && isFlat($0.x, $0.y, in: other)
    }
  }

  /// Returns true if at least three neighbors have exactly the color of the pixel.
  private func isFlat(_ x: Int, _ y: Int, in plane: PixelPlane) -> Bool {
    let own = plane.levels(y * plane.width + x)
    let alike = neighbors(x, y).count { plane.levels($0.1 * plane.width + $0.0) == own }
    return alike + (isAtEdge(x, y) ? 1 : 0) >= 3
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == old.width - 1 || y == old.height - 1
  }

  private func neighbors(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    for nextY in max(0, y - 1)...min(old.height - 1, y + 1) {
      for nextX in max(0, x - 1)...min(old.width - 1, x + 1) where (nextX, nextY) != (x, y) {
        result.append((nextX, nextY))
      }
    }
    return result
  }
}
