import SegueFiles
import SegueVideo
import SegueRaster
import TestSupport
import Testing

/// Movies whose planes are known, as no codec changes them, and whose sides no half of fits.
@Suite(.enabled(if: Studio.hasFFmpeg, "the program ffmpeg is not installed"))
struct OddMovieTests {
  /// A frame of luma and halved chroma.
  struct Planes {
    let width: Int
    let height: Int
    var luma: [UInt8] = []
    var blue: [UInt8] = []
    var red: [UInt8] = []

    /// Random levels, or one color throughout.
    init(_ width: Int, _ height: Int, flat: (UInt8, UInt8, UInt8)? = nil) {
      (self.width, self.height) = (width, height)
      var random = SeededGenerator(seed: UInt64(width * 1_000 + height))
      func plane(_ count: Int, _ level: UInt8?) -> [UInt8] {
        (0..<count).map { _ in level ?? UInt8.random(in: 16...235, using: &random) }
      }
      luma = plane(width * height, flat?.0)
      let half = columns * ((height + 1) / 2)
      (blue, red) = (plane(half, flat?.1), plane(half, flat?.2))
    }

    var columns: Int { (width + 1) / 2 }

    /// A level of chroma in the straight line between samples, which stand above the left of two columns and
    /// in the middle of two rows.
    func chroma(_ plane: [UInt8], _ x: Int, _ y: Int) -> Double {
      let (u, v) = (Double(x) / 2, (Double(y) - 0.5) / 2)
      let rows = (height + 1) / 2
      func at(_ column: Int, _ row: Int) -> Double {
        Double(plane[min(max(row, 0), rows - 1) * columns + min(max(column, 0), columns - 1)])
      }
      let (left, top) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
      let (across, down) = (u - Double(left), v - Double(top))
      let upper = at(left, top) * (1 - across) + at(left + 1, top) * across
      let lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across
      return upper * (1 - down) + lower * down
    }

    /// A pixel by the formula of BT.601.
    func pixel(_ x: Int, _ y: Int) -> [Double] {
      let gray = (Double(luma[y * width + x]) - 16) * 255 / 219
      let b = (chroma(blue, x, y) - 128) * 255 / 224
      let r = (chroma(red, x, y) - 128) * 255 / 224
      return [gray + 1.402 * r, gray - 0.344136 * b - 0.714136 * r, gray + 1.772 * b]
        .map { min(max($0, 0), 255) }
    }
  }

  private func picture(_ planes: Planes) throws -> MoviePicture {
    let studio = try Studio()
    try studio.write(planes.luma + planes.blue + planes.red, to: "raw")
    try studio.run(
      """
      ffmpeg -v error -f rawvideo -pix_fmt yuv420p -s \(planes.width)x\(planes.height) -i raw \
        -c:v ffv1 film.mkv
      """)
    let reader = try MovieReader(try OpenedFile(studio.path("film.mkv")), maximumPixels: 1 << 20)
    return try #require(try reader.next())
  }

  private static let sizes = [
    (1, 1), (1, 7), (7, 1), (2, 3), (3, 2), (3, 3), (5, 4), (4, 5), (57, 48), (48, 57), (57, 49),
    (129, 31),
  ]

  @Test("each pixel is what its samples say", arguments: sizes)
  func pixels(width: Int, height: Int) throws {
    let planes = Planes(width, height)
    let picture = try picture(planes)
    try #require(picture.width == width && picture.height == height)
    for set in KernelSet.available {
      let surface = try picture.surface(kernels: set)
      for y in 0..<height {
        for x in 0..<width {
          let pixel = surface[x, y]
          let found = [pixel.red, pixel.green, pixel.blue].map { Double($0) }
          let expected = planes.pixel(x, y)
          #expect(
            zip(found, expected).allSatisfy { abs($0 - $1) < 0.6 },
            "\(x),\(y): \(found), \(expected)")
        }
      }
    }
  }

  @Test("one color is one color up to the last column and row", arguments: sizes)
  func flat(width: Int, height: Int) throws {
    let picture = try picture(Planes(width, height, flat: (81, 90, 240)))
    for set in KernelSet.available {
      let surface = try picture.surface(kernels: set)
      let colors = Set(surface.pixels.indices.map { surface.pixels[$0] })
      // Red, as BT.601 has it.
      #expect(colors.count == 1 && surface[0, 0].red >= 253 && surface[0, 0].green <= 2)
    }
  }
}
