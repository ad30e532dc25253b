package import SegueGeometry

/// Place of a box in the environment.
package struct StagePlace: Hashable, Sendable {
  /// The box, before it is turned about its center.
  package var frame: Rect
  /// The turn about its center.
  package var rotation: Angle
  /// Number of points of the environment per point of the box.
  package var scale: Double

  /// The place of an upright box.
  package init(_ frame: Rect, rotation: Angle = .zero, scale: Double = 1) {
    self.frame = frame
    self.rotation = rotation
    self.scale = scale
  }

  /// The place of a box of this size that `map` puts on the stage; `nil` for one that has no extents,
  /// or that is seen from its edge or from behind.
  ///
  /// What shears or tilts the box is left out: the place has the lengths of its upper and left edge.
  package init?(_ size: Size, mapped map: Projection) {
    guard !size.isEmpty else { return nil }
    if let upright = map.affine, upright.isUpright {
      // Lengths come from the factors, so that what is not scaled is exactly as large as it was.
      self.init(
        Rect(
          origin: Point(upright.tx, upright.ty),
          size: Size(size.width * upright.a, size.height * upright.d)),
        scale: upright.a)
      return
    }
    guard let quad = map.map(Rect(origin: .zero, size: size)), quad.signedArea > 0 else {
      return nil
    }
    let (across, down) = (quad.topRight - quad.topLeft, quad.bottomLeft - quad.topLeft)
    let stretched = Size(across.length, down.length)
    guard !stretched.isEmpty else { return nil }
    let center = Point(
      (quad.topLeft.x + quad.bottomRight.x) / 2, (quad.topLeft.y + quad.bottomRight.y) / 2)
    self.init(
      Rect(origin: center - UnitPoint.center.offset(in: stretched), size: stretched),
      rotation: .radians(PortableMath.atan2(across.dy, across.dx)),
      scale: stretched.width / size.width)
  }
}
