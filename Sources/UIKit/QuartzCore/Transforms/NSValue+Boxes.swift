public import HeadlessCoreGraphics

// Boxes for geometry, as keyframes and dictionaries have them.
//
// Foundation on Linux keeps no structures but its own; the others are kept as arrays of numbers.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  public convenience init(caTransform3D transform: CATransform3D) {
    let t = transform
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ])
  }

  public var cgPointValue: CGPoint { boxedPoint ?? .zero }
  public var cgSizeValue: CGSize { boxedSize ?? .zero }
  public var cgRectValue: CGRect { boxedRect ?? .zero }
  public var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  public var caTransform3DValue: CATransform3D { boxedTransform ?? CATransform3DIdentity }
}

extension NSValue {
  var boxedPoint: CGPoint? { kind == "{CGPoint=dd}" ? pointValue : nil }
  var boxedSize: CGSize? { kind == "{CGSize=dd}" ? sizeValue : nil }
  var boxedRect: CGRect? { kind == "{CGRect={CGPoint=dd}{CGSize=dd}}" ? rectValue : nil }
  var boxedTransform: CATransform3D? {
    numbers(16).map { n in
      CATransform3D(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
        m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
        m44: n[15])
    }
  }

  private convenience init(numbers: [CGFloat]) {
    var doubles = numbers.map { Double($0) }
    unsafe self.init(bytes: &doubles, objCType: "[\(numbers.count)d]")
  }

  private var kind: String { unsafe String(cString: objCType) }

  private func numbers(_ count: Int) -> [CGFloat]? {
    guard kind == "[\(count)d]" else { return nil }
    var doubles = [Double](repeating: 0, count: count)
    unsafe getValue(&doubles)
    return doubles.map { CGFloat($0) }
  }
}
