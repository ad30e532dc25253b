import SegueGeometry
import SegueRaster
import Testing

@Suite struct PaintTests {
  static let box = PixelRect(x: 0, y: 0, width: 200, height: 60)

  static func render(_ commands: [DrawCommand], background: Pixel = .white) throws -> Surface {
    try Rasterizer().render(
      DisplayList(
        width: box.width, height: box.height, background: background,
        passes: [Pass(.canvas, in: box, commands)]))
  }

  @Test func `a layer fades as one`() throws {
    let list = DisplayList(
      width: 200, height: 60,
      passes: [
        Pass(
          .layer(OffscreenID(0)), in: Self.box,
          [
            DrawCommand(.pixels(PixelRect(x: 0, y: 0, width: 100, height: 60)), .color(.black)),
            DrawCommand(.pixels(PixelRect(x: 50, y: 0, width: 100, height: 60)), .color(.black)),
          ]),
        Pass(
          .canvas, in: Self.box,
          [DrawCommand(.pixels(Self.box), .layer(OffscreenID(0)), opacity: 128)]),
      ])
    let surface = try Rasterizer().render(list)
    #expect(surface[10, 10] == surface[75, 10] && surface[75, 10] == surface[140, 10])
    #expect(surface[10, 10].red == 127 && surface[170, 10] == .white)
  }

  @Test func `a clip multiplies coverage`() throws {
    let half = Shape.outline(
      Outline(Path(Rect(x: 10.5, y: 0, width: 100, height: 60))))
    let surface = try Self.render([
      DrawCommand(.pixels(Self.box), .color(.black), clips: [half, half])
    ])
    #expect(surface[9, 5] == .white && surface[11, 5] == .black)
    // Half of a half is a quarter: 128 · 128 / 255 of 255, taken from white.
    #expect(surface[10, 5].red == 255 - 64)
  }

  @Test func `edges that abut after snapping leave no seam and no overlap`() throws {
    let color = Pixel(red: 0, green: 0, blue: 0, alpha: 100)
    for step in 0..<50 {
      let seam = 20 + Double(step) / 7
      let surface = try Self.render([
        DrawCommand(Shape(snapped: Rect(x: 0, y: 0, width: seam, height: 60)), .color(color)),
        DrawCommand(
          Shape(snapped: Rect(minX: seam, minY: 0, maxX: 200, maxY: 60)), .color(color)),
      ])
      let row = Set((0..<200).map { surface[$0, 3] })
      #expect(row.count == 1, "seam at \(seam)")
    }
  }

  @Test func `every operator reaches only what is covered`() throws {
    let disk = Outline(Path(ellipseIn: Rect(x: 60, y: 5, width: 50, height: 50)))
    for composite in CompositeOperator.allCases {
      let surface = try Self.render(
        [
          DrawCommand(
            .outline(disk), .color(Pixel(red: 9, green: 80, blue: 200, alpha: 160)),
            composite: composite)
        ], background: Pixel(red: 77, green: 66, blue: 55))
      #expect(surface[10, 10] == Pixel(red: 77, green: 66, blue: 55))
      if composite == .clear { #expect(surface[85, 30] == .clear) }
      if composite == .source {
        #expect(surface[85, 30] == Pixel(red: 9, green: 80, blue: 200, alpha: 160))
      }
      if composite == .destination { #expect(surface[85, 30] == surface[10, 10]) }
    }
  }
}
