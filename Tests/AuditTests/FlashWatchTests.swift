import SegueAudit
import SegueRaster
import Testing

/// Flashes in pictures: in all of them, and in windows of ten degrees.
@Suite struct FlashWatchTests {
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let black: UInt32 = 0xFF00_0000

  /// A picture of two halves, at a tenth of its size.
  private func surface(_ left: UInt32, _ right: UInt32) throws -> Surface {
    let (width, height) = (136, 52)
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { pixels in
      for index in 0..<width * height { pixels[index] = index % width < width / 2 ? left : right }
    }
    return surface
  }

  /// What is found when two pictures take turns every four frames, for two seconds.
  private func spots(_ first: Surface, _ second: Surface) -> [FlashSpot] {
    var watch = FlashWatch(width: 136, height: 52, scale: 0.1, framesPerSecond: 30)
    for frame in 0..<60 {
      watch.take(frame % 4 == 0 ? (frame / 4 % 2 == 0 ? first : second) : nil)
    }
    return watch.spots
  }

  @Test func `a whole picture that flashes fails`() throws {
    let found = spots(try surface(Self.black, Self.black), try surface(Self.white, Self.white))
    #expect(found.map(\.kind) == [.luminance])
    #expect(found.first?.level == .fail)
    #expect(found.first?.frame == 28)
    #expect(found.first?.window == nil)
  }

  @Test func `halves that flash against each other fail in a window, though their mean stays`()
    throws
  {
    let found = spots(try surface(Self.black, Self.white), try surface(Self.white, Self.black))
    #expect(found.first?.level == .fail)
    #expect(found.first?.window != nil)
  }

  @Test func `a saturated red fails as well`() throws {
    let found = spots(
      try surface(Self.black, Self.black), try surface(0xFF00_00FF, 0xFF00_00FF))
    #expect(found.contains { $0.kind == .red && $0.level == .fail })
  }

  @Test func `a picture that stays passes`() throws {
    let picture = try surface(Self.black, Self.white)
    #expect(spots(picture, picture).isEmpty)
  }
}
