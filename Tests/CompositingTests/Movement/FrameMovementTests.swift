import SegueCompositing
import SegueGeometry
import SegueRaster
import Testing

/// How much moves from one frame to the next, on a canvas of 100 by 100 pixels.
@Suite struct FrameMovementTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 100, height: 100)

  private func list(_ commands: [DrawCommand], layers: [Pass] = []) -> DisplayList {
    DisplayList(
      width: 100, height: 100, passes: layers + [Pass(.canvas, in: Self.bounds, commands)])
  }

  private func movement(_ earlier: DrawCommand, _ later: DrawCommand) -> FrameMovement {
    FrameMovement(from: list([earlier]), to: list([later]))
  }

  /// A picture of 20 by 10 pixels whose first one is at a point.
  private func picture(
    _ x: Double, _ y: Double, scale: Double = 1, id: Int = 0, opacity: UInt8 = 255
  ) throws -> DrawCommand {
    let transform = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
    return DrawCommand(
      Shape(snapped: Rect(x: x, y: y, width: 20 * scale, height: 10 * scale)),
      .picture(PictureID(id), try #require(SamplingMap(transform)), .linear), opacity: opacity)
  }

  /// A triangle of 8 by 8 pixels, as an outline.
  private func triangle(_ x: Double, _ y: Double, _ color: Pixel = .black) -> DrawCommand {
    let corners = [Point(x, y), Point(x + 8, y), Point(x, y + 8)].map(GridPoint.init)
    return DrawCommand(.outline(Outline(polygon: corners)), .color(color))
  }

  private func letters(_ x: Double, _ y: Double) throws -> DrawCommand {
    let path = Path(Rect(x: 0, y: 0, width: 8, height: 8))
    let alphabet = GlyphTable([GlyphTable.Letter(GlyphOutline(path), unit: 1)])
    let scale = try #require(GlyphScale(x: 1, y: 1))
    let places = [PlacedGlyph(0, x: x, y: y), PlacedGlyph(0, x: x + 10, y: y)]
    return DrawCommand(.glyphs(Glyphs(of: alphabet, at: scale, places: places)), .color(.black))
  }

  private func expect(
    _ movement: FrameMovement, whole: Int, fine: Int,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(movement.whole == whole, sourceLocation: location)
    #expect(movement.fine == fine, sourceLocation: location)
  }

  @Test func `what stays does not move`() throws {
    let commands = [try picture(3.5, 4), triangle(40.3, 50), try letters(60, 60)]
    expect(FrameMovement(from: list(commands), to: list(commands)), whole: 0, fine: 0)
  }

  @Test func `a picture moves by whole pixels or finely`() throws {
    expect(movement(try picture(3, 4), try picture(8, 2)), whole: 200, fine: 0)
    // Where it stands between pixels, too.
    expect(movement(try picture(3.5, 4), try picture(9.5, 4)), whole: 200, fine: 0)
    expect(movement(try picture(3, 4), try picture(8.5, 4)), whole: 0, fine: 200)
    expect(movement(try picture(3, 4), try picture(3, 4.25)), whole: 0, fine: 200)
  }

  @Test func `a picture of another size moves by whole pixels if its pixels do`() throws {
    expect(
      movement(try picture(2, 2, scale: 3), try picture(5, 2, scale: 3)), whole: 1_800, fine: 0)
    expect(
      movement(try picture(2, 2, scale: 3), try picture(2, 2, scale: 2)), whole: 0, fine: 800)
  }

  @Test func `what fades on its way is another picture, and so is what is another one`() throws {
    expect(movement(try picture(3, 4), try picture(4, 4, opacity: 128)), whole: 0, fine: 200)
    expect(movement(try picture(3, 4), try picture(3, 4, opacity: 128)), whole: 0, fine: 200)
    expect(movement(try picture(3, 4), try picture(4, 4, id: 1)), whole: 0, fine: 0)
  }

  @Test func `outlines and letters have details`() throws {
    expect(movement(triangle(3, 4), triangle(5, 1)), whole: 64, fine: 0)
    expect(movement(triangle(3, 4), triangle(3.5, 4)), whole: 0, fine: 72)
    expect(movement(try letters(3, 4), try letters(3, 30)), whole: 144, fine: 0)
    expect(movement(try letters(3, 4), try letters(3.125, 4)), whole: 0, fine: 152)
  }

  @Test func `plain boxes look alike wherever they are`() {
    func box(_ x: Int, _ color: Pixel) -> DrawCommand {
      DrawCommand(.pixels(PixelRect(x: x, y: 0, width: 30, height: 30)), .color(color))
    }
    let dim = Pixel(red: 0, green: 0, blue: 0, alpha: 60)
    expect(movement(box(0, .black), box(7, .black)), whole: 0, fine: 0)
    expect(movement(box(0, dim), box(0, .black)), whole: 0, fine: 0)
  }

  @Test func `only what is seen moves`() throws {
    let cover = DrawCommand(
      .pixels(PixelRect(x: 0, y: 0, width: 100, height: 9)), .color(.black))
    let glass = DrawCommand(cover.shape, .color(Pixel(red: 0, green: 0, blue: 0, alpha: 60)))
    let (before, after) = (try picture(3, 4), try picture(3.5, 4))
    func movement(below cover: DrawCommand) -> FrameMovement {
      FrameMovement(from: list([before, cover]), to: list([after, cover]))
    }
    expect(movement(below: cover), whole: 0, fine: 100)
    expect(movement(below: glass), whole: 0, fine: 200)
    expect(self.movement(try picture(75, 95), try picture(90, 95)), whole: 50, fine: 0)
  }

  @Test func `what comes or goes leaves the others their places`() throws {
    let (before, after) = (try picture(3, 4), try picture(8, 4))
    let box = DrawCommand(.pixels(Self.bounds), .color(.white))
    let added = [box, triangle(50, 50), after, try letters(60, 60)]
    expect(
      FrameMovement(from: list([box, before]), to: list([box, triangle(50, 50), after])),
      whole: 200, fine: 0)
    let hidden = FrameMovement(from: list([box, before]), to: list([box, after, box]))
    expect(hidden, whole: 0, fine: 0)
    expect(
      FrameMovement(from: list(added), to: list([box, before, try letters(60.5, 60)])), whole: 200,
      fine: 152)
  }

  @Test func `what is inside of layers moves, unless it is blurred, and fades with them`() throws {
    func frame(
      _ id: Int, _ x: Double, filter: Pass.Filter? = nil, opacity: UInt8 = 255
    ) throws -> DisplayList {
      let id = OffscreenID(id)
      let pass = Pass(.layer(id), in: Self.bounds, [try picture(x, 4)], filter: filter)
      let half = PixelRect(x: 0, y: 0, width: 100, height: 50)
      return list([DrawCommand(.pixels(half), .layer(id), opacity: opacity)], layers: [pass])
    }
    let blur = Pass.Filter.blur(Blur(sigma: 4, edges: .clear, anchor: Self.bounds))
    expect(FrameMovement(from: try frame(0, 3), to: try frame(1, 9)), whole: 200, fine: 0)
    expect(FrameMovement(from: try frame(0, 3), to: try frame(1, 9.5)), whole: 0, fine: 200)
    expect(FrameMovement(from: try frame(0, 3), to: try frame(1, 3)), whole: 0, fine: 0)
    expect(
      FrameMovement(from: try frame(0, 3, filter: blur), to: try frame(0, 9.5, filter: blur)),
      whole: 0, fine: 0)
    expect(
      FrameMovement(from: try frame(0, 3), to: try frame(0, 3, opacity: 90)), whole: 0, fine: 5_000)
  }

  /// Each layer is drawn twice by the one around it: looked into at each use, the innermost would be looked
  /// into 2⁴⁰ times.
  @Test func `layers inside each other are looked into once`() throws {
    func frame(_ x: Double) throws -> DisplayList {
      let innermost = Pass(.layer(OffscreenID(0)), in: Self.bounds, [try picture(x, 4)])
      let others = (1...40).map { depth in
        let inner = DrawCommand(.pixels(Self.bounds), .layer(OffscreenID(depth - 1)))
        return Pass(.layer(OffscreenID(depth)), in: Self.bounds, [inner, inner])
      }
      let outermost = DrawCommand(.pixels(Self.bounds), .layer(OffscreenID(40)))
      return list([outermost], layers: [innermost] + others)
    }
    expect(FrameMovement(from: try frame(3), to: try frame(9)), whole: 200, fine: 0)
  }

  @Test func `movements add up`() throws {
    let whole = movement(try picture(3, 4), try picture(8, 4))
    let fine = movement(try picture(3, 4), try picture(8.5, 4))
    expect(whole + fine + whole, whole: 400, fine: 200)
  }
}
