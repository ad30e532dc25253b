import SegueAudit
import SegueMotionAssertions
import SegueRaster
import SegueVerification
import Testing

/// What pictures alone tell of a film: each fault is planted in a film that has none.
@Suite struct RecordedAuditTests {
  private static let (width, height) = (160, 120)

  /// A gray picture with a striped box whose left edge is somewhere, as pixels are covered.
  private static func picture(box left: Double) throws -> Surface {
    let parts = 16
    func color(at place: Double) -> [Int] {
      if place < 0 || place >= 70 { return [0xC0, 0xC0, 0xC0] }
      return Int(place) / 24 % 2 == 0 ? [255, 255, 255] : [0xC0, 0x40, 0x20]
    }
    let row = (0..<width).map { x -> UInt32 in
      var sums = [0, 0, 0]
      for part in 0..<parts {
        let found = color(at: Double(x) + (Double(part) + 0.5) / Double(parts) - left)
        for channel in 0..<3 { sums[channel] += found[channel] }
      }
      let levels = sums.map { UInt32($0 / parts) }
      return 0xFF00_0000 | levels[0] | levels[1] << 8 | levels[2] << 16
    }
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { pixels in
      for index in 0..<width * height {
        pixels[index] = (20..<100).contains(index / width) ? row[index % width] : 0xFFC0_C0C0
      }
    }
    return surface
  }

  private static func plain(_ gray: UInt32) throws -> Surface {
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { pixels in
      for index in 0..<width * height { pixels[index] = 0xFF00_0000 | gray * 0x01_01_01 }
    }
    return surface
  }

  /// Progress of a movement that begins and ends slowly, of so many frames.
  private static func course(_ count: Int = 30) -> [Double] {
    (0...count).map { frame in
      let time = Double(frame) / Double(count)
      return 60 * time * time * (3 - 2 * time)
    }
  }

  /// Half a second at rest.
  private static func rest(at place: Double) -> [Double] { Array(repeating: place, count: 30) }

  /// The rules that find something in pictures that are shown one after the other, and what they find.
  private func audit(
    _ pictures: [Surface], rate: Double = 60, on view: DisplayView? = nil, isExact: Bool = true
  ) -> [AuditFinding] {
    var scan = RecordedScan(width: Self.width, height: Self.height, on: view, isExact: isExact)
    for (index, picture) in pictures.enumerated() {
      let isRepeated = index > 0 && picture == pictures[index - 1]
      _ = scan.take(
        isRepeated ? nil : picture, from: Double(index) / rate, to: Double(index + 1) / rate)
    }
    return Audit(of: scan, by: .hig).findings
  }

  private func audit(_ places: [Double]) throws -> [AuditFinding] {
    audit(try places.map { try Self.picture(box: $0) })
  }

  private static var whole: [Double] { rest(at: 0) + course() + rest(at: 60) }

  @Test func `nothing is found in a movement with all its frames`() throws {
    #expect(try audit(Self.whole).isEmpty)
  }

  @Test func `frames that are missing are counted`() throws {
    var places = Self.whole
    for frame in [42, 47] { places[frame] = places[frame - 1] }
    let found = try audit(places)
    #expect(found.map(\.rule) == [.droppedFrames])
    #expect(found.first?.frames == 43...48)
    #expect(found.first?.sentence.contains("frames are missing") == true, "\(found)")
    #expect(found.first?.severity == .warning)
  }

  @Test(arguments: [[2], [2, 3], [1, 1, 1, 1, 2]])
  func `pictures that come at another rate are no missing frames`(shown: [Int]) throws {
    let places =
      Self.rest(at: 0)
      + Self.course(40).enumerated().flatMap { index, place in
        Array(repeating: place, count: shown[index % shown.count])
      } + Self.rest(at: 60)
    #expect(try audit(places).isEmpty)
  }

  @Test func `a movement that stands still and catches up is a freeze`() throws {
    var places = Self.whole
    for frame in 40..<48 { places[frame] = places[39] }
    let found = try audit(places)
    #expect(found.map(\.rule) == [.firstFrameFreeze])
    #expect(found.first?.severity == .error)
    #expect(found.first?.frames == 39...48)
    #expect((found.first?.value ?? 0) > 130 && (found.first?.value ?? 0) < 136)
  }

  @Test func `a rest between two movements is none`() throws {
    let there = (0...20).map { 3 * Double($0) }
    let places =
      Self.rest(at: 0) + there + Array(repeating: 60, count: 14) + there.reversed()
      + Self.rest(at: 0)
    #expect(try audit(places).isEmpty)
  }

  @Test func `a movement that does not end where it rests jumps`() throws {
    let slow = (0...20).map { 0.5 * Double($0) }
    let found = try audit(Self.rest(at: 0) + slow + Self.rest(at: 31))
    #expect(found.map(\.rule) == [.endJump])
    #expect(found.first?.frames == 50...51)
    let early = try audit(Self.rest(at: 0) + slow.map { $0 + 21 } + Self.rest(at: 31))
    #expect(early.map(\.rule) == [.startJump])
  }

  @Test func `what a codec mends where a film comes to rest is no jump`() throws {
    let slow = try (0...20).map { try Self.picture(box: 0.5 * Double($0)) }
    var mended = try Self.picture(box: 10)
    try mended.withPixels { pixels in
      for index in pixels.indices where pixels[index] == 0xFFC0_C0C0 { pixels[index] = 0xFFCC_CCCC }
    }
    let pictures = Array(repeating: slow[0], count: 30) + slow + Array(repeating: mended, count: 30)
    #expect(audit(pictures, isExact: false).isEmpty)
    #expect(audit(pictures, isExact: true).map(\.rule) == [.endJump])
  }

  @Test func `a picture that is replaced at once is a cut, and meant`() throws {
    #expect(try audit(Self.rest(at: 0) + Self.rest(at: 60)).isEmpty)
  }

  @Test func `black between two pictures is found, and black that was there is not`() throws {
    func fade(_ from: UInt32, _ to: UInt32) throws -> [Surface] {
      try (0...20).map { (step: UInt32) in try Self.plain((from * (20 - step) + to * step) / 20) }
    }
    func rest(_ gray: UInt32) throws -> [Surface] {
      Array(repeating: try Self.plain(gray), count: 30)
    }
    let dip = try rest(200) + fade(200, 0) + fade(0, 220) + rest(220)
    let found = audit(dip)
    #expect(found.map(\.rule) == [.uncoveredPixels])
    #expect(found.first?.value == 1)
    #expect(audit(try rest(0) + fade(0, 220) + rest(220)).isEmpty)
    #expect(audit(try rest(200) + fade(200, 90) + fade(90, 220) + rest(220)).isEmpty)
  }

  @Test func `flashes are counted whatever the rate of the film`() throws {
    let pair = [try Self.plain(0), try Self.plain(255)]
    for rate in [20.0, 60, 120] {
      // Four flashes a second.
      let shown = Int(rate / 8)
      let film = (0..<Int(2 * rate)).map { pair[$0 / shown % 2] }
      let found = audit(film, rate: rate).filter { $0.rule == .flashes }
      #expect(found.map(\.severity) == [.error], "\(rate)")
      // Two a second.
      let slow = (0..<Int(2 * rate)).map { pair[$0 / (2 * shown) % 2] }
      #expect(!audit(slow, rate: rate).contains { $0.rule == .flashes && $0.severity == .error })
    }
  }

  @Test func `how large ten degrees are follows from the display and its distance`() throws {
    // A quarter of the picture flashes: a quarter of ten degrees, or far less.
    func picture(_ gray: UInt32) throws -> Surface {
      var surface = try Self.plain(128)
      try surface.withPixels { pixels in
        for y in 0..<30 {
          for x in 0..<40 { pixels[y * Self.width + x] = 0xFF00_0000 | gray * 0x01_01_01 }
        }
      }
      return surface
    }
    let pair = [try picture(0), try picture(255)]
    let film = (0..<120).map { pair[$0 / 6 % 2] }
    func fails(_ view: DisplayView?) -> Bool {
      audit(film, on: view).contains { $0.rule == .flashes && $0.severity == .error }
    }
    #expect(fails(DisplayView(diagonal: 20, distance: 20)))
    #expect(!fails(DisplayView(diagonal: 20, distance: 100)))
    #expect(fails(nil))
  }

  @Test func `a small picture has the means of its pixels, in front of black`() throws {
    var picture = try Surface(width: 5, height: 3)
    let words: [UInt32] = [
      0xFF10_2030, 0xFF30_4050, 0xFF00_00FF, 0, 9, 0xFF10_2030, 0xFF30_4050, 0xFF00_00FF, 0, 9, 9,
      9,
      9, 9, 9,
    ]
    try picture.withPixels { pixels in for index in words.indices { pixels[index] = words[index] } }
    let small = try picture.reduced(by: 2)
    #expect((small.width, small.height) == (2, 1))
    #expect([small.pixels[0], small.pixels[1]] == [0xFF20_3040, 0xFF00_0080])
  }

  @Test func `the reference display has windows of 341 to 256 points`() {
    // 15 inches, from 22.4: the block that WCAG calls ten degrees.
    let scale = DisplayView(diagonal: 15, distance: 22.4).pixelsPerPoint(width: 1024, height: 768)
    #expect(abs(scale - 1) < 0.01)
  }
}
