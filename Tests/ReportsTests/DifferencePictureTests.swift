import SegueRaster
import SegueReports
import SegueVerification
import Testing

import SegueImages

@Suite struct DifferencePictureTests {
  /// What a difference of two pictures shows.
  private func difference(
    _ old: Surface, _ new: Surface, maximumWidth: Int = 480
  ) throws -> (frame: ReportedFrame, surface: Surface?) {
    var film = ReportedFilm("x", maximumWidth: maximumWidth)
    try film.add(frame: 0, expected: old, actual: new)
    let frame = try #require(film.frames.first)
    var budget = MemoryBudget(bytes: 1 << 26)
    let surface = try frame.difference.map {
      try PictureDecoder().decode($0.file.span, budget: &budget).surface
    }
    return (frame, surface)
  }

  private func plain(_ width: Int, _ height: Int, mark: (x: Int, y: Int)? = nil) throws -> Surface {
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { target in
      for index in 0..<target.count { target[index] = Pixel.black.word }
      if let mark { target[mark.y * width + mark.x] = Pixel.white.word }
    }
    return surface
  }

  private static let mark = Pixel(red: 0xE6, green: 0x00, blue: 0x6E)
  private static let box = Pixel(red: 0x4C, green: 0x3B, blue: 0xE0)

  @Test func `pictures that are alike have no difference`() throws {
    let (frame, surface) = try difference(plain(20, 20), plain(20, 20))
    #expect(surface == nil)
    #expect(frame.share == PixelShare(0, of: 400))
    #expect(!frame.differs)
  }

  @Test func `what differs is marked in a box, the rest is faint and gray`() throws {
    let (frame, surface) = try difference(plain(40, 40), plain(40, 40, mark: (20, 12)))
    let picture = try #require(surface)
    #expect(frame.share == PixelShare(1, of: 1_600))
    #expect(picture[20, 12] == Self.mark)
    #expect(picture[21, 12] == Pixel(red: 153, green: 153, blue: 153))
    #expect(picture[16, 8] == Self.box)
    #expect(picture[24, 16] == Self.box)
    #expect(picture[15, 8] != Self.box)
    #expect(picture[18, 12] != Self.box)
  }

  @Test func `one pixel is still marked where the picture is made smaller`() throws {
    let (frame, surface) = try difference(
      plain(300, 300), plain(300, 300, mark: (151, 151)), maximumWidth: 100)
    let picture = try #require(surface)
    #expect(frame.actual?.width == 100)
    #expect(picture.width == 100)
    #expect(picture[50, 50] == Self.mark)
    #expect(frame.share == PixelShare(1, of: 90_000))
  }

  @Test func `what only one of two sizes has, differs`() throws {
    let (frame, surface) = try difference(plain(20, 10), plain(10, 20))
    let picture = try #require(surface)
    #expect(picture.width == 20)
    #expect(picture.height == 20)
    #expect(frame.share == PixelShare(300, of: 400))
    #expect(picture[5, 5] == Pixel(red: 153, green: 153, blue: 153))
    #expect(picture[15, 5] == Self.mark)
    #expect(picture[15, 15] == Self.mark)
  }

  @Test func `smaller pictures have the mean of their pixels`() throws {
    var film = ReportedFilm("x", maximumWidth: 1)
    try film.add(frame: 3, actual: plain(2, 2, mark: (0, 0)))
    let picture = try #require(film.frames.first?.actual)
    var budget = MemoryBudget(bytes: 1 << 20)
    let surface = try PictureDecoder().decode(picture.file.span, budget: &budget).surface
    #expect(surface[0, 0] == Pixel(red: 64, green: 64, blue: 64))
    #expect(film.frames.first?.label == "frame 3")
  }
}
