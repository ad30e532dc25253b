import Foundation
import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph
import Testing

@Suite struct CGContextTests {
  private let context = CGContext(size: CGSize(width: 100, height: 80), scale: 2)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func shape(_ layer: Layer?) -> ShapeContent? {
    if case .shape(let shape)? = layer?.content { shape } else { nil }
  }

  @Test func areasBecomeLayersInOrder() throws {
    context.setFillColor(red)
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
    context.setFillColor(gray: 1, alpha: 1)
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layers = context.drawing
    #expect(layers.count == 2)
    #expect(layers[0].opacity == 0.5)
    #expect(layers[0].blendMode == .multiply)
    let first = try #require(shape(layers[0]))
    #expect(first.fill == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(
      first.outline(in: .zero).controlBox == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(Set(layers.map(\.id)).count == 2)
  }

  @Test func linesAreStretchedAsTheSpaceWasWhenTheyWereDrawn() throws {
    context.scaleBy(x: 2, y: 2)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 10, y: 0))
    context.setLineWidth(3)
    context.setLineDash(phase: 1, lengths: [2, 4])
    context.strokePath()
    let even = try #require(shape(context.drawing.first)?.stroke)
    #expect(even.width == 6 && even.dashes == [4, 8] && even.dashPhase == 2)
    #expect(context.isPathEmpty)
    // Stretched one way, the line is as well: the layer is, with the line in user space.
    context.scaleBy(x: 5, y: 1)
    context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
    let uneven = context.drawing[1]
    #expect(shape(uneven)?.stroke?.width == 3)
    #expect(
      uneven.localTransform.affine
        == SegueGeometry.AffineTransform(a: 10, b: 0, c: 0, d: 2, tx: 0, ty: 0))
  }

  @Test func pointsAreMappedWhenTheyAreAdded() {
    context.move(to: CGPoint(x: 1, y: 1))
    context.translateBy(x: 10, y: 0)
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.restoreGState()
    #expect(context.path?.path.elements == [.move(Point(-9, 1)), .line(Point(1, 1))])
  }

  @Test func stateIsKeptAndBroughtBack() {
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.setFillColor(red)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.ctm.isIdentity)
    #expect(shape(context.drawing.first)?.fill == .color(.black))
  }

  @Test func boxesClipWithoutIsolatingAndPathsMask() throws {
    context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    context.addEllipse(in: CGRect(x: 12, y: 12, width: 10, height: 10))
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    let box = try #require(context.drawing.first)
    #expect(context.drawing.count == 1)
    #expect(box.frame == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(box.clipsToBounds && box.mask == nil)
    // What is inside stays where it is on the canvas.
    #expect(box.children.map(\.frame.origin) == [Point(-10, -10), Point(-10, -10)])
    #expect(shape(box.children[1].mask)?.outline(in: .zero).controlBox.width == 10)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 12, y: 12, width: 10, height: 10))
  }

  @Test func theModeOfAMaskedLayerIsThatOfItsMask() throws {
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 50))
    context.clip()
    context.setBlendMode(.screen)
    context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    let layer = try #require(context.drawing.first)
    #expect(layer.mask != nil && layer.blendMode == .screen)
    #expect(layer.children.first?.blendMode == .normal)
  }

  @Test func clearingTakesAwayWhatIsThere() throws {
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 80))
    context.clear(CGRect(x: 0, y: 0, width: 50, height: 80))
    let rest = try #require(context.drawing.first)
    let mask = try #require(shape(rest.mask))
    #expect(mask.fillRule == .evenOdd)
    let outline = CGPath(mask.outline(in: .zero))
    #expect(!outline.contains(CGPoint(x: 25, y: 40), using: .evenOdd))
    #expect(outline.contains(CGPoint(x: 75, y: 40), using: .evenOdd))
    context.clear(CGRect(x: -5, y: -5, width: 200, height: 200))
    #expect(context.drawing.isEmpty)
  }

  @Test func picturesStandUpsideDownWhereYPointsDown() throws {
    let image = CGImage(.picture("photo"), pixels: Size(40, 20))
    context.draw(image, in: CGRect(x: 10, y: 10, width: 40, height: 20))
    context.drawUpright(image, in: CGRect(x: 10, y: 10, width: 40, height: 20))
    let flipped = try #require(context.drawing[0].localTransform.affine)
    #expect(flipped.map(Point(0, 0)) == Point(10, 30))
    #expect(context.drawing[1].frame == Rect(x: 10, y: 10, width: 40, height: 20))
    let bitmap = unsafe try #require(
      CGContext(
        data: nil, width: 100, height: 50, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    bitmap.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(bitmap.drawing[0].frame == Rect(x: 0, y: 40, width: 100, height: 10))
  }

  @Test func partsOfPicturesAreInPixels() throws {
    let image = CGImage(.file(PictureFile("/app/a.png")), pixels: Size(40, 20))
    let part = try #require(image.cropping(to: CGRect(x: 10, y: -5, width: 100, height: 10)))
    #expect(part.width == 30 && part.height == 5)
    #expect(image.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
    let layer = part.layer("x", in: Rect(x: 0, y: 0, width: 1, height: 1))
    if case .image(let content) = layer.content {
      #expect(content.crop == Rect(x: 10, y: 0, width: 30, height: 5))
      #expect(content.asset == "a.png")
    } else {
      Issue.record("no image")
    }
  }

  @Test func drawingsAreShownAsLargeAsTheirPlace() throws {
    context.fill(CGRect(x: 50, y: 0, width: 50, height: 40))
    let image = try #require(context.makeImage())
    #expect(image.width == 200 && image.height == 160)
    // The right upper quarter, in pixels.
    let part = try #require(image.cropping(to: CGRect(x: 100, y: 0, width: 100, height: 80)))
    let layer = part.layer("part", in: Rect(x: 5, y: 5, width: 25, height: 20))
    let canvas = try #require(layer.children.first)
    let map = try #require(canvas.localTransform.affine)
    #expect(map.map(Point(50, 0)) == .zero)
    #expect(map.map(Point(100, 40)) == Point(25, 20))
    #expect(canvas.children.first?.id.name.hasPrefix("part-") == true)
  }

  @Test func gradientsEndWhereTheyAreToldTo() throws {
    let gradient = unsafe try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 70, y: 40),
      options: [.drawsAfterEndLocation])
    guard case .paint(.gradient(let drawn))? = context.drawing.first?.content,
      case .linear(let start, let end) = drawn.shape
    else {
      Issue.record("no gradient")
      return
    }
    // The colors begin and end a third of the way from its ends, which lie as far beyond them.
    func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-12 }
    #expect(near(start.x, -0.3) && near(start.y, -0.5) && near(end.x, 1.2) && near(end.y, 1))
    let thirds: [Double] = [1.0 / 3, 1.0 / 3, 2.0 / 3]
    #expect(drawn.stops.map(\.offset) == thirds)
    #expect(drawn.stops[0].color.alpha == 0)
  }

  @Test func transparencyLayersAreOneGroup() throws {
    context.setAlpha(0.25)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: red)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    context.endTransparencyLayer()
    let group = try #require(context.drawing.first)
    #expect(group.children.count == 2)
    #expect(group.opacity == 0.25)
    #expect(group.shadow?.offset == Vector(1, 2) && group.shadow?.blur == 6)
    #expect(group.children.allSatisfy { $0.opacity == 1 && $0.shadow == nil })
  }

  @Test(arguments: CGBlendMode.allCases) func everyModeDraws(mode: CGBlendMode) {
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setBlendMode(mode)
    context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(!context.drawing.isEmpty)
    #expect(Set(context.drawing.flatMap(names)).count == context.drawing.flatMap(names).count)
  }

  private func names(_ layer: Layer) -> [LayerID] {
    [layer.id] + (layer.mask.map(names) ?? []) + layer.children.flatMap(names)
  }

  /// Documented: of a picture of grays without alpha, the grays are what an alpha would be.
  @Test(arguments: [
    (CGColorSpaceCreateDeviceGray(), CGImageAlphaInfo.none, MaskMode.luminance),
    (CGColorSpaceCreateDeviceGray(), .premultipliedLast, .alpha),
    (CGColorSpaceCreateDeviceRGB(), .none, .alpha),
  ])
  func aClipMaskOfGraysCountsByItsLightness(
    space: CGColorSpace, alpha: CGImageAlphaInfo, mode: MaskMode
  ) throws {
    let mask = try #require(
      unsafe CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: alpha.rawValue))
    mask.setFillColor(gray: 0.5, alpha: 1)
    mask.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let picture = try #require(mask.makeImage())
    #expect(picture.cropping(to: CGRect(x: 0, y: 0, width: 5, height: 5))?.isGray == picture.isGray)
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: picture)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.drawing.first?.properties.maskMode == mode)
  }
}
