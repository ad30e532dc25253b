import Foundation
import SegueGeometry
import SegueRaster
import SegueRendering
import SegueSceneGraph
import TestSupport
import Testing

/// Letters of color fonts, against what the format says of each place.
///
/// A unit of the fonts is a tenth of a pixel here, and the baseline is 80 pixels down: the place
/// (x, y) of a letter, with y upward, is the pixel (x / 10, 80 − y / 10).
@Suite struct ColorFontTests {
  private static let (red, blue) = (Color(rgb: 0xFF0000), Color(rgb: 0x0000FF))

  private func text(
    _ letters: String, _ font: ColorFont = .paints, paint: Paint = .color(.black),
    size: Double = 100
  ) -> TextContent {
    TextContent([
      TextRun(letters, font: Font(.asset(AssetID(font.rawValue)), size: size), paint: paint)
    ])
  }

  private func picture(_ letter: String, _ font: ColorFont = .paints) throws -> Surface {
    try TextStage(text(letter, font)).picture()
  }

  /// How red and how blue a pixel is.
  private func expect(
    _ surface: Surface, _ x: Int, _ y: Int, red: Double, blue: Double, within bound: Double = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pixel = surface[x, y]
    #expect(
      abs(Double(pixel.red) - red * 255) <= bound && abs(Double(pixel.blue) - blue * 255) <= bound,
      "(\(x), \(y)): \(pixel), not \(red), \(blue)", sourceLocation: sourceLocation)
  }

  /// Expects the square of a letter to run from red to blue, and nothing around it.
  private func expectRun(
    _ letter: String, within bound: Double = 2, seam: Double = 0, share: (Double, Double) -> Double?
  ) throws {
    let surface = try picture(letter)
    for y in stride(from: 1, to: 79, by: 3) {
      for x in 11..<89 {
        guard let t = share(Double(x) * 10 + 5, 800 - Double(y) * 10 - 5) else {
          #expect(surface[x, y] == .white)
          continue
        }
        if seam > 0, abs(t - t.rounded()) < seam { continue }
        let part = min(max(t, 0), 1)
        expect(surface, x, y, red: 1 - part, blue: part, within: bound)
      }
    }
    #expect(surface[5, 40] == .white && surface[95, 40] == .white && surface[50, 90] == .white)
  }

  @Test func `a solid paint fills a glyph`() throws {
    try expectRun("a") { _, _ in 0 }
  }

  @Test func `a linear gradient runs along its way`() throws {
    try expectRun("b") { x, _ in (x - 100) / 800 }
    // Lines of one color run from the start of the way to its third point.
    try expectRun("c") { x, y in ((x - 100) - y) / 800 }
  }

  @Test func `gradients repeat, and are reflected`() throws {
    func part(_ t: Double) -> Double { t - t.rounded(.down) }
    try expectRun("d", within: 8) { x, _ in part((x - 100) / 200) }
    try expectRun("e", within: 8) { x, _ in 1 - abs(1 - 2 * part((x - 100) / 400)) }
  }

  @Test func `a radial gradient runs from circle to circle`() throws {
    try expectRun("f") { x, y in hypot(x - 500, y - 400) / 400 }
    try expectRun("g", within: 4) { x, y in circle(x, y, (400, 50), (550, 350)) }
    // On the rim of the cone colors change from pixel to pixel.
    let surface = try picture("h")
    for (x, y) in [(20, 45), (50, 40), (70, 35), (85, 40), (60, 48)] {
      let t = circle(Double(x) * 10 + 5, 800 - Double(y) * 10 - 5, (300, 40), (700, 160))
      if let t {
        expect(surface, x, y, red: 1 - min(max(t, 0), 1), blue: min(max(t, 0), 1), within: 8)
      } else {
        #expect(surface[x, y] == .white)
      }
    }
  }

  /// The last of the circles through a place whose radius is not below 0; both are at a height of 400.
  private func circle(
    _ x: Double, _ y: Double, _ a: (x: Double, r: Double), _ b: (x: Double, r: Double)
  ) -> Double? {
    stride(from: 4.0, to: -4, by: -1e-4).first { t in
      let radius = a.r + t * (b.r - a.r)
      let next = a.r + (t - 1e-4) * (b.r - a.r)
      func outside(_ t: Double, _ radius: Double) -> Bool {
        hypot(x - a.x - t * (b.x - a.x), y - 400) > radius
      }
      return radius >= 0 && outside(t, radius) != outside(t - 1e-4, next)
    }
  }

  @Test func `a sweep turns counterclockwise from the right`() throws {
    func turns(_ x: Double, _ y: Double) -> Double {
      let angle = atan2(y - 400, x - 500) / (2 * .pi)
      return angle < 0 ? angle + 1 : angle
    }
    let surface = try picture("i")
    for (x, y) in [(80, 30), (50, 10), (20, 30), (20, 60), (50, 70), (80, 50)] {
      let t = turns(Double(x) * 10 + 5, 800 - Double(y) * 10 - 5)
      expect(surface, x, y, red: 1 - t, blue: t, within: 3)
    }
    let part = try picture("j")
    for (x, y) in [(80, 30), (20, 30), (20, 60), (80, 50), (45, 10)] {
      let t = (turns(Double(x) * 10 + 5, 800 - Double(y) * 10 - 5) - 0.25) * 4
      let there = 1 - abs(t - 2 * (t / 2).rounded(.down) - 1)
      expect(part, x, y, red: 1 - there, blue: there, within: 4)
    }
  }

  @Test func `colors that begin before the way and end behind it`() throws {
    try expectRun("k") { x, _ in ((x - 300) / 200 + 1) / 2.5 }
  }

  /// A letter, and how far places are outside of where its shape goes, which is 400...600 by 300...500.
  struct Move: Sendable {
    let letter: String
    let distance: @Sendable (Double, Double) -> Double

    static let all = [
      // Turned by an eighth.
      Move(letter: "l") { x, y in
        let (u, v) = (x - 500, y - 400)
        return max(abs(u + v), abs(u - v)) / 2.0.squareRoot() - 100
      },
      // Half as high and half wider around its corner, then moved.
      Move(letter: "m") { x, y in max(abs(x - 350) - 150, abs(y - 450) - 50) },
      // The inverse of (1.5, −0.5; 0.25, 1).
      Move(letter: "n") { x, y in
        let (u, v) = (x - 50, y + 100)
        let (a, b) = ((u + 0.5 * v) / 1.625, (1.5 * v - 0.25 * u) / 1.625)
        return max(abs(a - 500), abs(b - 400)) - 100
      },
      // Counterclockwise: what is higher moves to the left.
      Move(letter: "o") { x, y in
        max(abs(x + (y - 300) * tan(.pi / 6) - 500), abs(y - 400)) - 100
      },
    ]
  }

  @Test(arguments: Move.all)
  func `transforms act around their centers`(move: Move) throws {
    let (letter, distance) = (move.letter, move.distance)
    let surface = try picture(letter)
    var (inside, outside) = (0, 0)
    for y in 0..<100 {
      for x in 0..<100 {
        let d = distance(Double(x) * 10 + 5, 800 - Double(y) * 10 - 5)
        if abs(d) < 16 { continue }
        if d < 0 { inside += 1 } else { outside += 1 }
        #expect((surface[x, y] != .white) == (d < 0), "\(letter) at \(x), \(y)")
      }
    }
    #expect(inside > 60 && outside > 5_000)
  }

  @Test func `the text's color is one of the font's`() throws {
    let green = Paint.color(Color(rgb: 0x008000))
    #expect(
      try TextStage(text("p", paint: green)).picture()[50, 40] == Pixel(red: 0, green: 128, blue: 0)
    )
    let half = try TextStage(text("q", paint: green)).picture()[50, 40]
    #expect(abs(Int(half.red) - 127) <= 1 && abs(Int(half.green) - 191) <= 1)
    let run = try TextStage(text("r", paint: .color(Self.red))).picture()
    #expect(run[11, 40].red > 240 && run[88, 40].green > 240)
    // The other colors are the font's, whatever the text is filled with.
    #expect(
      try TextStage(text("a", paint: green)).picture()[50, 40] == Pixel(red: 255, green: 0, blue: 0)
    )
  }

  @Test func `layers lie above each other`() throws {
    let painted = try picture("s")
    #expect(painted[70, 20] == Pixel(red: 255, green: 0, blue: 0))
    expect(painted, 30, 20, red: 0.5, blue: 0)
    expect(painted, 70, 60, red: 0.5, blue: 0.5)
    let plain = try picture("a", .layers)
    #expect(plain[70, 20] == Pixel(red: 255, green: 0, blue: 0))
    #expect(plain[30, 20] == Pixel(red: 0, green: 0, blue: 255))
    #expect(plain[30, 60] == .black && plain[70, 60] == .black)
    let thin = try picture("b", .layers)[50, 40]
    #expect(abs(Int(thin.red) - 127) <= 1)
  }

  @Test func `a letter may be made of another, and a shape of another`() throws {
    let (one, other) = (try picture("b"), try picture("t"))
    for x in 0..<100 { #expect(one[x, 30] == other[x, 30]) }
    let shape = try picture("u")
    #expect(shape[30, 60].green == 255 && shape[30, 60].red == 0)
    #expect(shape[30, 20] == .white && shape[70, 60] == .white)
  }

  @Test func `a letter ends at its box`() throws {
    let surface = try picture("v")
    #expect(surface[28, 40] == Pixel(red: 0, green: 0, blue: 255) && surface[32, 40] == .white)
  }

  /// Two colors that overlap, in each of the ways that have a formula of their own.
  @Test func `the ways to mix are those of Porter and Duff, and of the W3C`() throws {
    // The source covers the left half by one half, the backdrop all of the lower half.
    let (source, backdrop) = ((1.0, 0.0, 0.5), (0.0, 1.0, 1.0))
    for mode in 0..<28 {
      let letter = String(try #require(Unicode.Scalar(UInt32(0x2460 + mode))))
      let surface = try picture(letter)
      for (x, y, hasSource, hasBackdrop) in [
        (30, 20, true, false), (30, 60, true, true), (70, 60, false, true), (70, 20, false, false),
      ] {
        let s = hasSource ? (source.0 * source.2, 0.0, source.2) : (0, 0, 0)
        let d = hasBackdrop ? (0.0, backdrop.1, backdrop.2) : (0, 0, 0)
        guard let result = mixTwin(mode, s, d) else { continue }
        // Over white.
        let white = 1 - result.alpha
        expect(surface, x, y, red: result.red + white, blue: result.blue + white)
      }
      #expect(surface[5, 50] == .white && surface[50, 95] == .white)
    }
  }

  @Test func `a picture stands on the baseline, as large as its font says`() throws {
    let surface = try picture("a", .pictures)
    // 32 pixels of 40 are 80 of 100.
    for (x, y, red, blue) in [(24, 40, 1.0, 0.0), (85, 10, 0, 1), (24, 78, 1, 0)] {
      expect(surface, x, y, red: red, blue: blue)
    }
    #expect(surface[8, 40] == .white && surface[50, 84] == .white)
  }

  /// A bearing of 100 units and an offset of 4 pixels of 40 are 20 of 100.
  ///
  /// Core Text counts the offsets of an `sbix` picture from the lower left corner of the glyph's
  /// outline, and Skia and FreeType do as it does; the letter of the specification is the glyph's
  /// origin.
  @Test func `a picture stands to the right of its outline by what its font says`() throws {
    let surface = try picture("a", .pictures)
    #expect(surface[18, 40] == .white)
    expect(surface, 22, 40, red: 1, blue: 0)
    expect(surface, 98, 10, red: 0, blue: 1)
  }

  @Test func `a picture without an outline stands to the right of its origin`() throws {
    var bytes = try ColorFont.pictures.bytes
    let entry = try #require(ColorFont.entry(of: "loca", in: bytes))
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    // No glyph has an outline where all of them begin at the same place.
    for index in 0..<number(entry + 12) { bytes[number(entry + 8) + index] = 0 }
    let surface = try TextStage(text("a", .pictures), fonts: [.pictures: bytes]).picture()
    #expect(surface[8, 40] == .white && surface[92, 40] == .white)
    expect(surface, 12, 40, red: 1, blue: 0)
    expect(surface, 88, 10, red: 0, blue: 1)
  }

  @Test(arguments: [ColorFont.paints, .pictures])
  func `letters in colors fade as one, with all of their text`(font: ColorFont) throws {
    let letter = font == .paints ? "s" : "a"
    let whole = try TextStage(text(letter, font)).picture()
    for faded in try [
      TextStage(text(letter, font)) { $0.opacity = 0.5 },
      TextStage(text(letter, font, paint: .color(Color(rgb: 0, alpha: 0.5)))),
    ] {
      let picture = try faded.picture()
      for y in stride(from: 0, to: 100, by: 7) {
        for x in 0..<100 {
          let expected = (Double(whole[x, y].red) + 255) / 2
          #expect(abs(Double(picture[x, y].red) - expected) <= 2, "\(x), \(y)")
        }
      }
    }
  }

  @Test func `letters in colors move by fractions of a pixel`() throws {
    let surfaces = try (0..<4).map { step in
      try TextStage(text("a", .pictures, size: 40)) {
        $0.transform.translation = [Double(step) / 4, 0, 0]
      }.picture()
    }
    // What leaves the first column enters behind the last one.
    let edges = surfaces.map { 255 - Int($0[8, 15].green) }
    #expect(edges == edges.sorted(by: >) && edges[0] == 255 && edges[3] < 100, "\(edges)")
  }
}
