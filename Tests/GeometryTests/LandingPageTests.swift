import SegueGeometry
import TestSupport
import Testing

@Suite struct LandingPageTests {
  @Test func `the example on the landing page is true`() throws {
    let card = Rect(x: 0, y: 0, width: 200, height: 100)
    let place = AffineTransform.scale(0.5, 0.5).followed(by: .translation(Vector(20, 40)))
    let corner = place.map(Point(card.maxX, card.maxY))  // (120, 90)
    #expect(corner == Point(120, 90))
    try expectExample(onPageOf: "Geometry", in: #filePath)
  }
}
