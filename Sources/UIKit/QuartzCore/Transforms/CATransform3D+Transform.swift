package import HeadlessCoreGraphics
package import SegueGeometry

// Core Animation's map of space and ours are the same numbers in the same places.

extension CATransform3D {
  package init(_ map: Transform) {
    self.init(
      m11: map.row1.x, m12: map.row1.y, m13: map.row1.z, m14: map.row1.w,
      m21: map.row2.x, m22: map.row2.y, m23: map.row2.z, m24: map.row2.w,
      m31: map.row3.x, m32: map.row3.y, m33: map.row3.z, m34: map.row3.w,
      m41: map.row4.x, m42: map.row4.y, m43: map.row4.z, m44: map.row4.w)
  }

  package var map: Transform {
    Transform(
      rows: [m11, m12, m13, m14].doubles, [m21, m22, m23, m24].doubles,
      [m31, m32, m33, m34].doubles, [m41, m42, m43, m44].doubles)
  }
}

extension [CGFloat] {
  fileprivate var doubles: SIMD4<Double> {
    [Double(self[0]), Double(self[1]), Double(self[2]), Double(self[3])]
  }
}

extension CGAffineTransform {
  package var map: SegueGeometry.AffineTransform {
    SegueGeometry.AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
}
