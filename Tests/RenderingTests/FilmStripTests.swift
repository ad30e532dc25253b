import SegueCompositing
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import Testing

/// Several moments in one picture, each smaller than in the film.
@Suite struct FilmStripTests {
  private static func box(_ frame: Rect, _ color: Color) -> Layer {
    Layer("box") {
      $0.frame = frame
      $0.background = .color(color)
    }
  }

  private static func film(_ size: Size, _ layers: [Layer], scale: Double = 1) -> AnimatedScene {
    AnimatedScene(
      canvas: Canvas(size: size, scale: scale, background: .white),
      epochs: [Epoch(tree: LayerTree(layers))])
  }

  /// The first moment of the strip, without what is around it.
  private static func moment(_ film: AnimatedScene) throws -> (Surface, PixelRect) {
    let strip = try FilmStrip(count: 1).surface(of: film, SceneRenderer())
    return (strip, FilmStrip(count: 1).places(in: strip)[0])
  }

  @Test(arguments: [(5, [0, 250, 500, 750, 1_000]), (2, [0, 1_000]), (1, [0])])
  func `moments are spread from the beginning to the end`(count: Int, milliseconds: [Int64]) {
    var film = Self.film(Size(100, 50), [])
    film.duration = .milliseconds(1_000)
    let times = FilmStrip(count: count).times(of: film)
    #expect(times.map(\.nanoseconds) == milliseconds.map { $0 * 1_000_000 })
  }

  @Test func `a strip is no larger than a picture may be, or than the memory of the run`() throws {
    let film = Self.film(Size(4_000, 100), [])
    #expect(throws: RenderError.tooWideStrip(width: 20_048, height: 116)) {
      try FilmStrip(maximumWidth: .max).surface(of: film, SceneRenderer())
    }
    let needed = 2 * Surface.bytes(width: 12_032, height: 116)
    let renderer = SceneRenderer(memory: RunMemory(total: RunMemory.program + (1 << 20)))
    #expect(throws: RenderError.memory(.tooLargeFrames(needed: needed, left: 1 << 20))) {
      try FilmStrip(count: 3, maximumWidth: 5_000).surface(of: film, renderer)
    }
  }

  @Test func `a line of one row is there in the strip, half as dark in half the pixels`() throws {
    let line = Self.box(Rect(x: 0, y: 31, width: 480, height: 1), .black)
    let (strip, place) = try Self.moment(Self.film(Size(480, 120), [line]))
    #expect((place.width, place.height) == (240, 60))
    let rows = (0..<60).map { strip[place.minX + 100, place.minY + $0].red }
    #expect(rows[15] == 128)
    #expect(rows.count { $0 == 255 } == 59)
  }

  @Test func `a film that fits is not shrunk`() throws {
    let film = Self.film(Size(100, 50), [Self.box(Rect(x: 3, y: 4, width: 5, height: 6), .black)])
    let (strip, place) = try Self.moment(film)
    let frame = try SceneRenderer().surface(of: film.scene(frame: 0))
    #expect((place.width, place.height) == (100, 50))
    for y in 0..<50 {
      for x in 0..<100 { #expect(strip[place.minX + x, place.minY + y] == frame[x, y]) }
    }
  }

  /// The mean of an area, pixel by pixel: in parts of which a column of the frame has as many as the
  /// moment has columns, and a column of the moment as many as the frame.
  private static func mean(
    _ frame: Surface, _ width: Int, _ height: Int, _ x: Int, _ y: Int, _ channel: UInt32
  ) -> Int {
    func overlap(_ source: Int, _ sources: Int, _ target: Int, _ targets: Int) -> Int {
      max(
        0,
        min((source + 1) * targets, (target + 1) * sources)
          - max(source * targets, target * sources))
    }
    var sum = 0
    for row in 0..<frame.height {
      let rows = overlap(row, frame.height, y, height)
      for column in 0..<frame.width where rows > 0 {
        let share = rows * overlap(column, frame.width, x, width)
        sum += share * Int(frame[column, row].word >> channel & 255)
      }
    }
    let area = frame.width * frame.height
    return (2 * sum + area) / (2 * area)
  }

  @Test(arguments: [Size(411, 97), Size(719, 61), Size(241, 83)])
  func `each pixel is the mean of what it covers`(size: Size) throws {
    let layers = (0..<40).map { index in
      let n = Double(index)
      return Self.box(
        Rect(x: n * 37.3, y: n * 23.9, width: 31, height: 43)
          .offset(by: Vector(-size.width * (n / 11).rounded(.down), -71 * (n / 7).rounded(.down))),
        Color(red: n / 40, green: 1 - n / 40, blue: 0.5))
    }
    let film = Self.film(size, layers)
    let frame = try SceneRenderer().surface(of: film.scene(frame: 0))
    let (strip, place) = try Self.moment(film)
    for y in stride(from: 0, to: place.height, by: 5) {
      for x in stride(from: 0, to: place.width, by: 7) {
        let word = strip[place.minX + x, place.minY + y].word
        for channel: UInt32 in [0, 8, 16, 24] {
          let expected = Self.mean(frame, place.width, place.height, x, y, channel)
          #expect(Int(word >> channel & 255) == expected, "\(x), \(y)")
        }
      }
    }
  }
}
