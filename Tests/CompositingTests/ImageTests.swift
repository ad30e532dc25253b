import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import TestSupport
import Testing

/// Pictures in boxes.
@Suite struct ImageTests {
  private static let photo = AssetID("photo")

  /// A picture of random pixels, so that no row is like another.
  private func stage(_ width: Int, _ height: Int, scale: Double = 1) throws -> TransitionEnvironment
  {
    var random = SeededGenerator(seed: 5)
    let surface = try Surface.filled(width, height) { _, _ in
      Pixel(word: UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000)
    }
    var stage = TransitionEnvironment(size: Size(60, 50), scale: scale)
    stage.assets.add(
      AssetTable.Entry(
        try Picture(surface), size: Size(Double(width) / scale, Double(height) / scale)),
      as: Self.photo)
    return stage
  }

  private func layer(
    _ frame: Rect, _ image: ImageContent, configure: (inout LayerProperties) -> Void = { _ in }
  ) -> Layer {
    Layer("image") {
      $0.frame = frame
      $0.content = .image(image)
      configure(&$0)
    }
  }

  @Test(arguments: ImageContent.Sampling.allCases, [1.0, 3.0])
  func `an untransformed picture is on the canvas byte for byte`(
    sampling: ImageContent.Sampling, scale: Double
  ) throws {
    let stage = try stage(24, 18, scale: scale)
    let frame = Rect(x: 4, y: 7, width: 24 / scale, height: 18 / scale)
    let surface = try stage.draw([layer(frame, ImageContent(Self.photo, sampling: sampling))])
    let picture = stage.assets.pictures[0].surface
    for y in 0..<18 {
      for x in 0..<24 {
        #expect(surface[x + Int(4 * scale), y + Int(7 * scale)] == picture[x, y], "\(x), \(y)")
      }
    }
    #expect(surface[Int(4 * scale) - 1, Int(7 * scale)] == .white)
  }

  /// Where a picture of 20 × 10 stands in a box of 40 × 40 at (10, 5), worked out by hand.
  @Test(arguments: [
    (ImageContent.Mode.stretch, Rect(x: 10, y: 5, width: 40, height: 40)),
    (.fit, Rect(x: 10, y: 15, width: 40, height: 20)),
    (.fill, Rect(x: -10, y: 5, width: 80, height: 40)),
    (.center, Rect(x: 20, y: 20, width: 20, height: 10)),
    (.top, Rect(x: 20, y: 5, width: 20, height: 10)),
    (.bottom, Rect(x: 20, y: 35, width: 20, height: 10)),
    (.left, Rect(x: 10, y: 20, width: 20, height: 10)),
    (.right, Rect(x: 30, y: 20, width: 20, height: 10)),
    (.topLeft, Rect(x: 10, y: 5, width: 20, height: 10)),
    (.topRight, Rect(x: 30, y: 5, width: 20, height: 10)),
    (.bottomLeft, Rect(x: 10, y: 35, width: 20, height: 10)),
    (.bottomRight, Rect(x: 30, y: 35, width: 20, height: 10)),
  ])
  func `every mode puts the picture where it says`(mode: ImageContent.Mode, frame: Rect) throws {
    let box = Rect(x: 10, y: 5, width: 40, height: 40)
    let command = try #require(
      stage(20, 10).commands([layer(box, ImageContent(Self.photo, mode: mode))]).first)
    let map = try #require(
      SamplingMap(
        AffineTransform.scale(frame.width / 20, frame.height / 10)
          .followed(by: .translation(frame.origin - .zero))))
    let seen = try #require(frame.intersection(box))
    #expect(command.shape == Shape(snapped: seen))
    #expect(command.paint == .picture(PictureID(0), map, .linear))
  }

  @Test func `a crop shows its part only, as large as it is`() throws {
    let stage = try stage(24, 18)
    let crop = Rect(x: 6, y: 3, width: 10, height: 8)
    let surface = try stage.draw([
      layer(
        Rect(x: 0, y: 0, width: 30, height: 30),
        ImageContent(Self.photo, mode: .topLeft, crop: crop))
    ])
    let picture = stage.assets.pictures[0].surface
    for y in 0..<30 {
      for x in 0..<30 {
        let isInside = x < 10 && y < 8
        #expect(surface[x, y] == (isInside ? picture[x + 6, y + 3] : .white), "\(x), \(y)")
      }
    }
  }

  /// One screenshot of twice the scale feeds layers of every mode.
  @Test(arguments: [
    (ImageContent.Mode.stretch, Rect(x: 10, y: 5, width: 40, height: 40)),
    (.fit, Rect(x: 20, y: 5, width: 20, height: 40)),
    (.fill, Rect(x: 10, y: -15, width: 40, height: 80)),
    (.center, Rect(x: 28, y: 21, width: 4, height: 8)),
    (.bottomRight, Rect(x: 46, y: 37, width: 4, height: 8)),
  ])
  func `a part of a picture has its own proportions`(mode: ImageContent.Mode, frame: Rect) throws {
    let crop = Rect(x: 3, y: 1, width: 8, height: 16)
    let box = Rect(x: 10, y: 5, width: 40, height: 40)
    var stage = TransitionEnvironment(size: Size(60, 50))
    let surface = try Surface.filled(20, 20) { x, y in
      Pixel(red: UInt8(x * 9), green: UInt8(y * 9), blue: 0)
    }
    stage.assets.add(AssetTable.Entry(try Picture(surface), size: Size(10, 10)), as: Self.photo)
    let image = ImageContent(Self.photo, mode: mode, crop: crop)
    let command = try #require(stage.commands([layer(box, image)]).first)
    let map = try #require(
      SamplingMap(
        AffineTransform.translation(Vector(-3, -1))
          .followed(by: .scale(frame.width / 8, frame.height / 16))
          .followed(by: .translation(frame.origin - .zero))))
    #expect(command.shape == Shape(snapped: try #require(frame.intersection(box))))
    #expect(command.paint == .picture(PictureID(0), map, .linear))
  }

  @Test func `a tinted part replaces the color of that part only`() throws {
    var stage = TransitionEnvironment(size: Size(10, 10))
    let surface = try Surface.filled(10, 10) { x, _ in
      x < 5 ? Pixel(red: 9, green: 99, blue: 200, alpha: 128) : .clear
    }
    stage.assets.add(AssetTable.Entry(try Picture(surface), size: Size(10, 10)), as: Self.photo)
    let crop = Rect(x: 4, y: 0, width: 2, height: 10)
    let drawn = try stage.draw([
      layer(
        Rect(x: 0, y: 0, width: 10, height: 10),
        ImageContent(Self.photo, mode: .topLeft, crop: crop, tint: .black))
    ])
    #expect(drawn[0, 5] == Pixel(red: 127, green: 127, blue: 127))
    #expect(drawn[1, 5] == .white && drawn[2, 5] == .white)
  }

  /// Outlines drawn at 10, 20 and 40 pixels, told apart by their colors.
  @Test(arguments: [(10.0, 0), (20.0, 1), (40.0, 2), (15.0, 2), (80.0, 2), (20.001, 2)])
  func `outlines are shown in the size that is wanted, or from the largest`(
    width: Double, number: Int
  ) throws {
    var stage = TransitionEnvironment(size: Size(100, 100))
    let pictures = try [10, 20, 40].map { side in
      try Picture(Surface.filled(side, side) { _, _ in .black })
    }
    stage.assets.add(AssetTable.Entry(drawn: pictures, size: Size(10, 10)), as: Self.photo)
    let frame = Rect(x: 4, y: 7, width: width, height: width)
    let command = try #require(stage.commands([layer(frame, ImageContent(Self.photo))]).first)
    let factor = width / Double(pictures[number].width)
    let map = try #require(
      SamplingMap(
        AffineTransform.scale(factor, factor).followed(by: .translation(frame.origin - .zero))))
    guard case .picture(let id, let used, _) = command.paint else {
      Issue.record("no picture is drawn")
      return
    }
    #expect(id == PictureID(number))
    #expect(used == map)
  }

  /// Outlines drawn square, twice as wide, and twice as high.
  @Test(arguments: [(1.0, 1.0, 0), (2, 1, 1), (1, 2, 2)])
  func `a stretched layer shows outlines as wide and as high as it is`(
    across: Double, down: Double, number: Int
  ) throws {
    var stage = TransitionEnvironment(size: Size(100, 100))
    let pictures = try [(10, 10), (20, 10), (10, 20), (20, 20)].map { width, height in
      try Picture(Surface.filled(width, height) { _, _ in .black })
    }
    stage.assets.add(AssetTable.Entry(drawn: pictures, size: Size(10, 10)), as: Self.photo)
    let stretched = layer(Rect(x: 40, y: 40, width: 10, height: 10), ImageContent(Self.photo)) {
      $0.transform.scale = [across, down, 1]
    }
    guard case .picture(let id, _, _) = stage.commands([stretched]).first?.paint else {
      Issue.record("no picture is drawn")
      return
    }
    #expect(id == PictureID(number))
  }

  @Test func `a picture that is not there and an empty crop show nothing`() throws {
    let stage = try stage(24, 18)
    let frame = Rect(x: 0, y: 0, width: 30, height: 30)
    let empty = ImageContent(Self.photo, crop: Rect(x: 3, y: 3, width: 0, height: 5))
    #expect(stage.commands([layer(frame, ImageContent(AssetID("other")))]).isEmpty)
    #expect(stage.commands([layer(frame, empty)]).isEmpty)
  }

  @Test func `the nearest pixels stay whole`() throws {
    let stage = try stage(5, 4)
    let surface = try stage.draw([
      layer(
        Rect(x: 0, y: 0, width: 50, height: 40), ImageContent(Self.photo, sampling: .nearest))
    ])
    let picture = stage.assets.pictures[0].surface
    for y in 0..<40 {
      for x in 0..<50 { #expect(surface[x, y] == picture[x / 10, y / 10]) }
    }
  }

  @Test func `a tint keeps the alpha and replaces the color`() throws {
    var stage = TransitionEnvironment(size: Size(10, 10))
    let surface = try Surface.filled(10, 10) { x, _ in
      x < 5 ? Pixel(red: 9, green: 99, blue: 200, alpha: 128) : .clear
    }
    stage.assets.add(AssetTable.Entry(try Picture(surface), size: Size(10, 10)), as: Self.photo)
    let drawn = try stage.draw([
      layer(
        Rect(x: 0, y: 0, width: 10, height: 10), ImageContent(Self.photo, tint: .black))
    ])
    #expect(drawn[2, 2] == Pixel(red: 127, green: 127, blue: 127) && drawn[7, 2] == .white)
  }

  @Test func `a translucent tint lets no color of the picture through`() throws {
    var stage = TransitionEnvironment(size: Size(10, 10))
    let surface = try Surface.filled(10, 10) { _, _ in Pixel(red: 9, green: 99, blue: 200) }
    stage.assets.add(AssetTable.Entry(try Picture(surface), size: Size(10, 10)), as: Self.photo)
    let tint = Color(white: 0, alpha: 0.5)
    let drawn = try stage.draw([
      layer(Rect(x: 0, y: 0, width: 10, height: 10), ImageContent(Self.photo, tint: tint))
    ])
    // Black of alpha 128 over white.
    #expect(drawn[2, 2] == Pixel(red: 127, green: 127, blue: 127))
  }

  @Test func `a rounded clip covers the edge of a picture once`() throws {
    var stage = TransitionEnvironment(size: Size(40, 40))
    let black = try Surface.filled(20, 20) { _, _ in .black }
    stage.assets.add(AssetTable.Entry(try Picture(black), size: Size(20, 20)), as: Self.photo)
    let frame = Rect(x: 10, y: 10, width: 20, height: 20)
    let picture = layer(frame, ImageContent(Self.photo)) {
      $0.cornerRadii = CornerRadii(all: 7)
      $0.clipsToBounds = true
    }
    let box = Layer.box(frame, .black) { $0.cornerRadii = CornerRadii(all: 7) }
    #expect(try stage.draw([picture]).distance(to: stage.draw([box])) <= 1)
  }

  /// The opaque picture of a leaf takes its opacity as a weight wherever it stands.
  @Test func `a faded picture looks the same at every whole position`() throws {
    let stage = try stage(12, 9)
    func drawn(_ x: Double) throws -> Surface {
      try stage.draw([
        layer(Rect(x: x, y: 4, width: 12, height: 9), ImageContent(Self.photo)) {
          $0.opacity = 0.37
        }
      ])
    }
    let (here, there) = try (drawn(3), drawn(40))
    for y in 0..<50 {
      for x in 0..<20 { #expect(here[x, y] == there[x + 37, y]) }
    }
  }
}
