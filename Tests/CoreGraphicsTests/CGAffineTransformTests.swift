import Foundation
import HeadlessCoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  private let shift = CGAffineTransform(translationX: 10, y: 20)
  private let double = CGAffineTransform(scaleX: 2, y: 3)

  // Apple's manual: t' = [tx ty] * t for translate, scale and rotate; t' = t1 * t2 for concat.
  @Test func concatenatingActsAfterwards() {
    #expect(CGPoint(x: 1, y: 1).applying(shift.concatenating(double)) == CGPoint(x: 22, y: 63))
    #expect(CGPoint(x: 1, y: 1).applying(double.concatenating(shift)) == CGPoint(x: 12, y: 23))
  }

  @Test func partsActBefore() {
    #expect(double.translatedBy(x: 10, y: 20) == shift.concatenating(double))
    #expect(shift.scaledBy(x: 2, y: 3) == double.concatenating(shift))
    let turned = CGPoint(x: 1, y: 0).applying(shift.rotated(by: .pi / 2))
    #expect(abs(turned.x - 10) < 1e-12 && abs(turned.y - 21) < 1e-12)
  }

  @Test func inversionUndoes() {
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    // By hand: determinant -2.
    #expect(map.inverted() == CGAffineTransform(a: -2, b: 1, c: 1.5, d: -0.5, tx: 1, ty: -2))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func sizesAreNotShiftedAndBoxesSurround() {
    #expect(CGSize(width: 3, height: 4).applying(shift) == CGSize(width: 3, height: 4))
    let turned = CGRect(x: 0, y: 0, width: 2, height: 4)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -4, y: 0, width: 4, height: 2))
    #expect(CGRect.null.applying(double) == .null)
  }

  @Test(arguments: [
    CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
    CGAffineTransform(a: -2, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 5),
    CGAffineTransform(a: 0, b: 0, c: 1, d: 1, tx: 1, ty: 1),
  ])
  func componentsMakeTheSameMap(map: CGAffineTransform) {
    let parts = map.decomposed()
    let again = CGAffineTransform(parts)
    for (x, y) in [(map.a, again.a), (map.b, again.b), (map.c, again.c), (map.d, again.d)] {
      #expect(abs(x - y) < 1e-12)
    }
    #expect(parts.translation == CGVector(dx: map.tx, dy: map.ty))
  }

  @Test func componentsOfKnownMaps() {
    let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).decomposed()
    #expect(abs(parts.rotation - 0.5) < 1e-15)
    #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
    #expect(abs(parts.horizontalShear) < 1e-12)
  }
}
