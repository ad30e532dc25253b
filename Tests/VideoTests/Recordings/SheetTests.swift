import SegueMotion
import SegueRaster
import SegueVideo
import Testing

/// PNGs that show all frames of a film, cell by cell.
@Suite(.enabled(if: Studio.hasPillow, "Pillow is not installed"))
struct SheetTests {
  /// Makes a sheet of so many frames of 8x6 pixels; frame n has a red of 10 n.
  private func studio(_ count: Int, inRowsOf columns: Int) throws -> Studio {
    let studio = try Studio()
    try studio.python(
      """
      from PIL import Image
      rows = -(-\(count) // \(columns))
      sheet = Image.new('RGBA', (8 * \(columns), 6 * rows), (0, 0, 0, 0))
      for n in range(\(count)):
        sheet.paste((10 * n, 1, 2, 255), (8 * (n % \(columns)), 6 * (n // \(columns)), 8 * (n % \(columns)) + 8, 6 * (n // \(columns)) + 6))
      sheet.save('sheet.png')
      """)
    return studio
  }

  private static let cell = RecordingLayout.Cell(width: 8, height: 6)

  @Test(arguments: [(1, 1), (7, 3), (6, 3), (5, 5), (4, 1)])
  func `frames are taken row by row, without the padding`(count: Int, columns: Int) throws {
    let studio = try studio(count, inRowsOf: columns)
    let recording = try Recording.open(
      studio.path("sheet.png"), as: RecordingLayout(cell: Self.cell, rate: FrameRate(30)))
    #expect(recording.kind == .sheet)
    #expect(recording.fidelity == .exact)
    let frames = try recording.frames()
    #expect(frames.map { $0.surface.pixels[0] & 255 } == (0..<count).map { UInt32(10 * $0) })
    #expect(frames.allSatisfy { $0.surface.width == 8 && $0.surface.height == 6 })
    #expect(
      frames.allSatisfy { frame in
        frame.surface.pixels.indices.allSatisfy {
          frame.surface.pixels[$0] == frame.surface.pixels[0]
        }
      })
    #expect(abs((frames.last?.end.seconds() ?? 0) - Double(count) / 30) < 1e-9)
  }

  @Test func `a PNG is one picture unless a cell is named, and cells have to fill it`() throws {
    let studio = try studio(7, inRowsOf: 3)
    let path = studio.path("sheet.png")
    #expect(Recording.kind(of: path) == nil)
    #expect(throws: MovieError.unknownRecording) { try Recording.open(path) }
    let wrong = RecordingLayout(cell: RecordingLayout.Cell(width: 7, height: 6))
    let error = #expect(throws: MovieError.self) { try Recording.open(path, as: wrong) }
    #expect(
      error.map { "\($0)" }
        == "damaged sheet of frames: it has 24x18 pixels, which are no rows of 7x6")
  }

  /// Sheets of 2x2 frames of 8x6 pixels, as Pillow puts them together: the gap, and the margin around all.
  @Test(arguments: [
    (4, 3, 0, 0), (4, 2, 2, 1), (4, 5, 4, 5), (3, 0, 3, 0), (0, 5, 0, 0),
  ])
  func `gaps are left out, and half a gap or a whole one around all frames`(
    across: Int, down: Int, left: Int, top: Int
  ) throws {
    let studio = try Studio()
    try studio.python(
      """
      from PIL import Image
      sheet = Image.new('RGB', (16 + \(across) + 2 * \(left), 12 + \(down) + 2 * \(top)), (0, 255, 0))
      for n in range(4):
        x, y = \(left) + n % 2 * (8 + \(across)), \(top) + n // 2 * (6 + \(down))
        sheet.paste((10 * n, 1, 2), (x, y, x + 8, y + 6))
      sheet.save('sheet.png')
      """)
    let cell = RecordingLayout.Cell(
      width: 8, height: 6, gap: RecordingLayout.Gap(across: across, down: down))
    let frames = try Recording.open(
      studio.path("sheet.png"), as: RecordingLayout(cell: cell)
    ).frames()
    let colors = frames.map { frame in
      let pixels = frame.surface.pixels
      return Set(pixels.indices.map { pixels[$0] })
    }
    #expect(colors == (0..<4).map { [0xff02_0100 | UInt32(10 * $0)] })
  }

  @Test func `frames and gaps have to fill a sheet`() throws {
    let studio = try studio(7, inRowsOf: 3)
    func words(_ across: Int, _ down: Int) -> String? {
      let cell = RecordingLayout.Cell(
        width: 8, height: 6, gap: RecordingLayout.Gap(across: across, down: down))
      let error = #expect(throws: MovieError.self) {
        try Recording.open(studio.path("sheet.png"), as: RecordingLayout(cell: cell))
      }
      return error.map { "\($0)" }
    }
    let same = "damaged sheet of frames: it has 24x18 pixels, which are no rows of 8x6 with gaps of"
    #expect(words(1, 1) == "\(same) 1")
    #expect(words(0, 1) == "\(same) 0x1")
  }

  @Test func `a sheet that ends early is told as any film is`() throws {
    let studio = try studio(7, inRowsOf: 3)
    let bytes = try studio.bytes("sheet.png")
    for length in stride(from: 9, to: bytes.count - 24, by: 7) {
      try studio.write(bytes.prefix(length), to: "cut.png")
      #expect(throws: MovieError.self) {
        try Recording.open(studio.path("cut.png"), as: RecordingLayout(cell: Self.cell)).frames()
      }
    }
  }
}
