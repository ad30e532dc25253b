import SegueGeometry
import Testing

/// Corners of tilted boxes, against vectors computed from the formulas of the platforms.
@Suite struct PerspectiveTests {
  /// SwiftUI's rotation3DEffect puts the viewer as far away as the larger side is long.
  @Test func `a box of 200 by 100 turned by 45° about y`() throws {
    let size = Size(200, 100)
    let pivot = UnitPoint.center.offset(in: size)
    let map = Transform.rotation(.degrees(45), about: .y)
      .followed(by: .perspective(distance: 200))
      .about(pivot, placedAt: Point.zero + pivot)
    let quad = try #require(map.projection.map(Rect(origin: .zero, size: size)))
    let expected = Quad(
      topLeft: Point(-9.3836, -27.3459), topRight: Point(152.2408, 13.0602),
      bottomRight: Point(152.2408, 86.9398),
      bottomLeft: Point(-9.3836, 127.3459))
    expect(quad, within: 1e-4, of: expected)
    #expect(!quad.showsBack)
  }

  /// A page of 390 by 844 that tumbles about x while the other one follows from behind.
  @Test(
    arguments: [
      (0.10, [192.0329, -395.2391, 198.0602, 407.6443]),
      (0.25, [179.1640, -274.1660, 213.9069, 327.3313]),
      (0.40, [163.8365, -109.5647, 240.8036, 161.0360]),
      (0.60, [240.8036, -161.0360, 163.8365, 109.5647]),
      (0.75, [213.9069, -327.3313, 179.1640, 274.1660]),
      (0.90, [198.0602, -407.6443, 192.0329, 395.2391]),
    ] as [(Double, [Double])])
  func `a flip`(_ progress: Double, _ corners: [Double]) throws {
    func flip(_ distance: Double) -> Transform {
      Transform.rotation(.degrees(180), about: .x).followed(by: .perspective(distance: distance))
    }
    let map =
      progress < 0.5
      ? Transform.identity.interpolated(to: flip(844), at: progress)
      : flip(-844).interpolated(to: .identity, at: progress)
    let page = Rect(x: -195, y: -422, width: 390, height: 844)
    let quad = try #require(map.projection.map(page))
    let (right, top, lowerRight, bottom) = (corners[0], corners[1], corners[2], corners[3])
    let expected = Quad(
      topLeft: Point(-right, top), topRight: Point(right, top),
      bottomRight: Point(lowerRight, bottom), bottomLeft: Point(-lowerRight, bottom))
    expect(quad, within: 1e-4, of: expected)
    #expect(!quad.showsBack)
  }

  /// The swing of the arriving page: S(0.5) · T(150, 0) · Rz(-70°) · T(390, 0) dies away.
  @Test(
    arguments: [
      (0, [0.171010, -0.469846, 0.469846, 0.171010, 441.303021, -140.953893]),
      (0.25, [0.380476, -0.495846, 0.495846, 0.380476, 330.977266, -105.715420]),
      (0.5, [0.614364, -0.430182, 0.430182, 0.614364, 220.651511, -70.476947]),
      (0.75, [0.834502, -0.263118, 0.263118, 0.834502, 110.325755, -35.238473]),
      (1, [1, 0, 0, 1, 0, 0]),
    ] as [(Double, [Double])])
  func `a swing`(_ progress: Double, _ expected: [Double]) throws {
    let start = Transform.scale(0.5, 0.5, 0.5)
      .followed(by: .translation(150, 0)).followed(by: .rotation(.degrees(-70), about: .z))
      .followed(by: .translation(390, 0))
    let map = try #require(start.interpolated(to: .identity, at: progress).affine)
    expect(map, within: 2e-6, of: expected)
  }
}
