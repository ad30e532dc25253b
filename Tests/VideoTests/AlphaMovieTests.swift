import SegueFiles
import SegueRaster
import SegueVideo
import TestSupport
import Testing

/// Movies of VP9 whose alpha is a stream of its own.
@Suite struct AlphaMovieTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A disc with soft edges, red over clear; opaque in the middle.
  private func disc(_ width: Int, _ height: Int, frame: Int) throws -> Surface {
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let (u, v) = (Double(x - 30 - frame), Double(y - height / 2))
          let distance = (u * u + v * v).squareRoot()
          let alpha = UInt8(max(0, min(255, (20 - distance) * 32)))
          pixels[y * width + x] = Pixel(red: 230, green: 40, blue: 30, alpha: alpha).word
        }
      }
    }
    return surface
  }

  private func recipe(
    _ width: Int, _ height: Int, in container: MovieContainer = .webM
  ) -> MovieRecipe {
    MovieRecipe(
      .vp9, MovieFormat(width: width, height: height, frames: 30), in: container,
      isTransparent: true)
  }

  @Test(arguments: [MovieContainer.webM, .matroska], [(120, 80), (121, 79)])
  func `VP9 keeps colors and opacities closely`(
    container: MovieContainer, size: (width: Int, height: Int)
  ) async throws {
    let path = scratch("film.\(container.fileExtension)")
    try await filmed(recipe(size.width, size.height, in: container), frameCount: 40, to: path) {
      .surface(try disc(size.width, size.height, frame: $0))
    }
    let probe = try MovieProbe(path)
    #expect((probe.width, probe.height, probe.streamCount) == (size.width, size.height, 1))
    var (colors, opacities) = (Likeness(), Likeness())
    var count = 0
    try MovieProbe.decode(path) { frame in
      guard let surface = try? disc(size.width, size.height, frame: count) else { return }
      let expected = AlphaPlanes(surface)
      #expect(frame.pixels == "yuva420p")
      opacities.compare(frame.planes[3], to: expected.alpha)
      let stride = expected.planes.width
      for y in 0..<size.height {
        for x in 0..<size.width where expected.alpha[y * size.width + x] == 255 {
          colors.compare(
            [frame.planes[0][y * size.width + x]], to: [expected.planes.luma[y * stride + x]])
        }
      }
      count += 1
    }
    #expect(count == 40)
    #expect(opacities.decibels > 36, "\(opacities.decibels)")
    #expect(colors.decibels > 36, "\(colors.decibels)")
  }

  @Test func `segments made anywhere become the same movie`() async throws {
    let recipe = recipe(120, 80)
    let whole = try await segment(recipe, 0..<20) { .surface(try disc(120, 80, frame: $0)) }
    let again = try await segment(recipe, 0..<20) { .surface(try disc(120, 80, frame: $0)) }
    #expect(whole == again)
    #expect(whole.packets.allSatisfy { ($0.alpha?.count ?? 0) > 0 })
  }

  @Test func `a canvas that is not transparent, and a container without room, have no alpha`() {
    let format = MovieFormat(width: 120, height: 80, frames: 30)
    #expect(recipe(120, 80).keepsAlpha && recipe(120, 80, in: .matroska).keepsAlpha)
    #expect(!recipe(120, 80, in: .mp4).keepsAlpha)
    #expect(!MovieRecipe(.vp9, format).keepsAlpha)
    #expect(!MovieRecipe(.av1, format, in: .webM, isTransparent: true).keepsAlpha)
    #expect(!MovieRecipe(.av1, format, in: .webM, isTransparent: true).takesSurfaces)
  }

  @Test func `a recording of it is as transparent`() async throws {
    let path = scratch("film.webm")
    let film = try disc(120, 80, frame: 0)
    try await filmed(recipe(120, 80), frameCount: 10, to: path) { _ in .surface(film) }
    let reader = try MovieReader(try OpenedFile(path), maximumPixels: 1 << 20)
    let first = try #require(try reader.next())
    let picture = try first.surface()
    let pixels = picture.pixels.indices.map { Pixel(word: picture.pixels[$0]) }
    #expect(pixels[40 * 120 + 30].alpha >= 250 && pixels[40 * 120 + 30].red > 200)
    #expect(pixels[40 * 120 + 100].alpha <= 5)
  }

  /// As libvpx's own decoder puts both together.
  @Test func `its frames are those of another decoder`() async throws {
    let path = scratch("film.webm")
    try await filmed(recipe(121, 79), frameCount: 40, to: path) {
      .surface(try disc(121, 79, frame: $0))
    }
    var expected: [[[UInt8]]] = []
    try MovieProbe.decode(path) { expected.append($0.planes) }
    let reader = try MovieReader(try OpenedFile(path), maximumPixels: 1 << 20)
    var frames: [[[UInt8]]] = []
    while let picture = try reader.next() {
      #expect(picture.pixels == "yuva420p")
      frames.append(picture.planes)
    }
    #expect(frames.count == 40 && frames == expected)
  }

  /// The first segment of a film, and another after some change of it, as one movie.
  private func altered(
    _ path: String, _ change: (EncodedPacket) -> [UInt8]?
  ) async throws {
    let recipe = recipe(120, 80)
    let film = try await segment(recipe, 0..<10) { .surface(try disc(120, 80, frame: $0)) }
    let packets = film.packets.map {
      EncodedPacket(
        bytes: $0.bytes, alpha: change($0), frame: $0.frame, decodingTime: $0.decodingTime,
        isKey: $0.isKey)
    }
    let writer = MovieWriter(try OutputFile(path), recipe)
    try await writer.append(EncodedSegment(stream: film.stream, packets: packets))
    try await writer.finish()
  }

  /// A key frame states its size behind two bytes of a mark and four bits, a column and a row less.
  @Test func `alpha that claims to be larger takes no memory`() async throws {
    let path = scratch("film.webm")
    try await altered(path) { packet in
      guard var alpha = packet.alpha, packet.isKey else { return packet.alpha }
      alpha[4] = alpha[4] & 0xf0 | 0x3
      alpha[5] = 0xff
      alpha[6] = 0xf3
      alpha[7] = 0xff
      alpha[8] |= 0xf0
      return alpha
    }
    let reader = try MovieReader(try OpenedFile(path), maximumPixels: 1 << 20)
    let error = #expect(throws: MovieError.self) { try reader.next() }
    #expect("\(String(describing: error))".contains("16384x16384"), "\(String(describing: error))")
  }

  @Test func `a frame without alpha is opaque`() async throws {
    let path = scratch("film.webm")
    try await altered(path) { $0.frame == 4 ? nil : $0.alpha }
    let reader = try MovieReader(try OpenedFile(path), maximumPixels: 1 << 20)
    var kinds: [String] = []
    while let picture = try reader.next() { kinds.append(picture.pixels) }
    #expect(kinds[..<4] == ["yuva420p", "yuva420p", "yuva420p", "yuva420p"])
    #expect(kinds[4] == "yuv420p")
  }
}

@Suite struct AlphaPlanesTests {
  /// The planes of one color everywhere: `VideoPlanes` by the formula.
  private func levels(_ red: Double, _ green: Double, _ blue: Double) -> (UInt8, UInt8, UInt8) {
    let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return (
      UInt8((16 + 219 * luma / 255).rounded()),
      UInt8((128 + 224 * (blue - luma) / 1.8556 / 255).rounded()),
      UInt8((128 + 224 * (red - luma) / 1.5748 / 255).rounded())
    )
  }

  @Test func `opaque pixels become the planes of any film`() throws {
    let screen = TestScreen(width: 61, height: 47)
    let planes = AlphaPlanes(try screen.surface(frame: 3))
    #expect(planes.planes == screen.planes(frame: 3))
    #expect(planes.alpha == [UInt8](repeating: 255, count: 61 * 47))
  }

  /// Whatever lies far off, and however little of it is seen.
  @Test(arguments: [(0, 0), (37, 20), (70, 45)], [UInt8(255), 200, 3])
  func `clear pixels have the color of what is seen`(place: (x: Int, y: Int), alpha: UInt8) throws {
    var surface = try Surface(width: 71, height: 46)
    try surface.withPixels {
      $0[place.y * 71 + place.x] = Pixel(red: 255, green: 0, blue: 0, alpha: alpha).word
    }
    let planes = AlphaPlanes(surface)
    let (luma, blue, red) = levels(255, 0, 0)
    #expect(planes.planes.luma.allSatisfy { $0 == luma })
    #expect(planes.planes.blue.allSatisfy { $0 == blue })
    #expect(planes.planes.red.allSatisfy { $0 == red })
    #expect(planes.alpha.filter { $0 > 0 } == [alpha])
  }

  @Test func `what is nearer counts more than what is far`() throws {
    var surface = try Surface(width: 64, height: 16)
    try surface.withPixels { pixels in
      for y in 0..<16 {
        pixels[y * 64] = Pixel(red: 0, green: 255, blue: 0).word
        pixels[y * 64 + 63] = Pixel(red: 0, green: 0, blue: 255).word
      }
    }
    let planes = AlphaPlanes(surface).planes
    let (green, blue) = (levels(0, 255, 0).0, levels(0, 0, 255).0)
    for x in 0..<16 { #expect(planes.luma[x] == green, "\(x)") }
    for x in 48..<64 { #expect(planes.luma[x] == blue, "\(x)") }
  }

  @Test func `where nothing is seen there is black`() throws {
    let planes = AlphaPlanes(try Surface(width: 8, height: 8)).planes
    #expect(planes.luma.allSatisfy { $0 == 16 } && planes.blue.allSatisfy { $0 == 128 })
  }
}
