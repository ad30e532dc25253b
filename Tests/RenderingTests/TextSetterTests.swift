import SegueCompositing
import SegueFiles
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueTypesetting
import Testing

@Suite struct TextSetterTests {
  /// A scene with one text, and what draws it.
  private struct TransitionEnvironment {
    var film: AnimatedScene
    let renderer: SceneRenderer
    let assets: AssetTable
    let findings: [AssetResolver.Finding]

    init(_ text: TextContent, scale: Double = 1) throws {
      let layer = Layer(LayerID("words")) {
        $0.frame = Rect(x: 10, y: 10, width: 180, height: 60)
        $0.content = .text(text)
      }
      film = AnimatedScene(
        canvas: Canvas(size: Size(200, 80), scale: scale, background: .white),
        frameRate: FrameRate(60), duration: .milliseconds(100),
        epochs: [Epoch(tree: LayerTree([layer]))])
      let resolver = AssetResolver(decoder: NoDecoder()) { (path) throws(FileError) in
        try InputFile.read(path, limit: 1 << 24).bytes
      }
      var budget = MemoryBudget(bytes: 1 << 24)
      (assets, findings) = resolver.table(of: film, [], budget: &budget)
      renderer = SceneRenderer(assets: assets)
    }

    func picture() throws -> Surface { try renderer.surface(of: film.scene(at: .zero)) }
  }

  private struct NoDecoder: AssetDecoder {
    func decode(
      _ bytes: [UInt8], budget: inout MemoryBudget
    ) throws(RenderError) -> DecodedAsset { throw .picture("there are no pictures") }
  }

  /// The darkest pixel of each row, 255 for white.
  private func rows(of surface: Surface) -> [UInt32] {
    (0..<surface.height).map { y in
      (0..<surface.width).map { surface.pixels[y * surface.width + $0] & 255 }.min() ?? 255
    }
  }

  @Test(arguments: [1.0, 2, 3, 1.5, 2.625])
  func `letters at rest stand on whole pixels`(scale: Double) throws {
    for size in stride(from: 20.0, through: 30, by: 1.3) {
      for alignment in TextContent.VerticalAlignment.allCases {
        let text = TextContent(
          [TextRun("HHH", font: Font(size: size))], verticalAlignment: alignment)
        let rows = rows(of: try TransitionEnvironment(text, scale: scale).picture())
        let last = try #require(rows.lastIndex { $0 < 255 })
        #expect(rows[last] == 0, "size \(size), \(alignment)")
      }
    }
  }

  /// A line of Inter is 1.21 times its size high: 24.2 of the box's 60 points.
  @Test func `what a text leaves of its box stands below, around or above it`() throws {
    func top(_ alignment: TextContent.VerticalAlignment) throws -> Double {
      let text = TextContent([TextRun("HHH", font: Font(size: 20))], verticalAlignment: alignment)
      return Double(
        try #require(rows(of: try TransitionEnvironment(text).picture()).firstIndex { $0 < 128 }))
    }
    let (top, center, bottom) = try (top(.top), top(.center), top(.bottom))
    #expect((center - top - 17.9).magnitude <= 1)
    #expect((bottom - top - 35.8).magnitude <= 1)
  }

  /// The capitals of Inter are 0.727 of its size high.
  @Test func `a letter in two sizes is drawn in both`() throws {
    let text = TextContent([20.0, 40].map { TextRun("H", font: Font(size: $0)) })
    let picture = try TransitionEnvironment(text).picture()
    let heights = (0..<200).map { x in (0..<80).count { picture[x, $0].red < 160 } }
    // The first letter ends before 16 points of the box, the second begins there.
    let (first, second) = (heights[..<25].max() ?? 0, heights[25...].max() ?? 0)
    #expect((Double(first) - 14.5).magnitude <= 1)
    #expect((Double(second) - 29.1).magnitude <= 1)
  }

  @Test func `runs of other colors are drawn in them`() throws {
    let red = TextRun("HH", paint: .color(Color(red: 1, green: 0, blue: 0)))
    let blue = TextRun("HH", paint: .color(Color(red: 0, green: 0, blue: 1)), isUnderlined: true)
    let picture = try TransitionEnvironment(TextContent([red, blue])).picture()
    let pixels = Set((0..<200 * 80).map { picture.pixels[$0] })
    #expect(pixels.contains(0xFF00_00FF) && pixels.contains(0xFFFF_0000))
  }

  @Test func `tasks that ask at once get the same text`() async throws {
    let text = TextContent([TextRun("The same words in the same width are the same text")])
    let source = try #require(try TransitionEnvironment(text).assets.texts)
    let widths = (0..<64).map { 40 + Double($0 % 16) * 10 }
    let alone = widths.map { source.text(text, width: $0) }
    let other = try #require(try TransitionEnvironment(text).assets.texts)
    let together = await withTaskGroup(of: (Int, SetText).self) { group in
      for (index, width) in widths.enumerated() {
        group.addTask { (index, other.text(text, width: width)) }
      }
      var result: [Int: SetText] = [:]
      for await (index, text) in group { result[index] = text }
      return widths.indices.map { result[$0] }
    }
    #expect(together == alone)
  }

  @Test func `digits of a number that counts are all as wide`() throws {
    func width(_ number: Double, _ figures: TextRun.Figures) throws -> Double {
      var run = TextRun(CountedNumber(number, format: try CountFormat("0")), font: Font(size: 40))
      run.figures = figures
      let text = TextContent([run], alignment: .trailing)
      let set = try #require(try TransitionEnvironment(text).assets.texts).text(text, width: 180)
      return 180 - (set.lines[0].pieces[0].places.first?.origin.x ?? 0)
    }
    #expect(try width(1111, .automatic) == width(4444, .automatic))
    #expect(try width(1111, .tabular) == width(4444, .tabular))
    #expect(try width(1111, .proportional) + 8 < width(4444, .proportional))
  }

  @Test func `fonts are found for every character that a number may show`() throws {
    let format = try CountFormat("#,##0.0 ₺;−#,##0.0 ₺")
    let text = TextContent([TextRun(CountedNumber(1, format: format))])
    let stage = try TransitionEnvironment(text)
    #expect(
      stage.film.texts.map(\.content.string) == ["−0123456789,. ₺ ₺"])
    #expect(stage.findings.isEmpty)
    let missing = try CountFormat("0\u{10FFFD};0")
    let other = TextContent([TextRun(CountedNumber(-1, format: missing))])
    #expect(try TransitionEnvironment(other).findings.map(\.message).joined().contains("U+10FFFD"))
  }

  @Test func `families by rank serve what the first does not have`() throws {
    let font = Font(.family("Inter, Noto Sans Arabic"))
    #expect(
      try TransitionEnvironment(TextContent([TextRun("a سلام", font: font)])).findings.isEmpty)
  }

  /// The middle of what is dark in each row that has something dark.
  private func middles(of surface: Surface) -> [Int: Double] {
    var result: [Int: Double] = [:]
    for y in 0..<surface.height {
      let row = (0..<surface.width).map {
        Double(255 - surface.pixels[y * surface.width + $0] & 255)
      }
      let sum = row.reduce(0, +)
      if sum < 255 { continue }
      result[y] = row.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / sum
    }
    return result
  }

  @Test func `italics of a family without a slanted cut lean by a quarter`() throws {
    func middles(_ font: Font) throws -> [Int: Double] {
      self.middles(of: try TransitionEnvironment(TextContent([TextRun("ا", font: font)])).picture())
    }
    let family = Font.Source.family("Noto Sans Arabic")
    let upright = try middles(Font(family, size: 40))
    let leaning = try middles(Font(family, size: 40, isItalic: true))
    let rows = upright.keys.filter { leaning[$0] != nil }.sorted()
    try #require(rows.count > 20)
    let shifts = rows.compactMap { row in
      leaning[row].flatMap { it in upright[row].map { it - $0 } }
    }
    for (row, shift) in zip(rows, shifts).dropFirst() {
      #expect(abs(shifts[0] - shift - Double(row - rows[0]) / 4) < 0.5, "row \(row)")
    }
  }

  @Test func `what a family lacks is shown by a face that leans as it does`() throws {
    let arabic = Font.Source.family("Noto Sans Arabic")
    func picture(_ isItalic: Bool, among others: [TextRun]) throws -> Surface {
      let words = TextRun("H", font: Font(arabic, size: 30, isItalic: isItalic))
      return try TransitionEnvironment(TextContent([words] + others)).picture()
    }
    let slanted = TextRun(" ", font: Font(size: 30, isItalic: true))
    let upright = TextRun(" ", font: Font(size: 30))
    for order in [[slanted, upright], [upright, slanted]] {
      #expect(try picture(false, among: order) == picture(false, among: [upright]))
      #expect(try picture(true, among: order) == picture(true, among: [slanted]))
    }
    #expect(try picture(true, among: [slanted]) != picture(false, among: [upright]))
  }
}
