import SegueGeometry

extension SegueGeometry.Transform {
  /// A map of the plane, by its six numbers.
  nonisolated static func plane(_ numbers: [Double]) -> SegueGeometry.Transform {
    SegueGeometry.Transform(
      AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
  }
}
