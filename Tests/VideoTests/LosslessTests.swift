import SegueFiles
import SegueVideo
import SegueRaster
import TestSupport
import Testing

/// The codecs that keep every pixel, or what is transparent.
@Suite struct LosslessTests {
  let scratch: Scratch
  let screen = TestScreen(width: 61, height: 47)
  let format = MovieFormat(width: 61, height: 47, frames: 25)

  init() throws { scratch = try Scratch() }

  /// The test screen with every opacity there is.
  private func surface(_ frame: Int) throws -> Surface {
    try screen.surface(frame: frame) { x, y in UInt8((x * 4 + y * 3) % 256) }
  }

  private func decoded(_ codec: MovieCodec) async throws -> [DecodedFrame] {
    let path = scratch("film.\(codec.containers[0].fileExtension)")
    try await filmed(MovieRecipe(codec, format), frameCount: 6, to: path) {
      .surface(try surface($0))
    }
    var frames: [DecodedFrame] = []
    try MovieProbe.decode(path) { frames.append($0) }
    return frames
  }

  @Test func `FFV1 gives back every pixel and its opacity`() async throws {
    let frames = try await decoded(.ffv1)
    #expect(frames.count == 6)
    for (i, frame) in frames.enumerated() {
      #expect(frame.pixels == "bgra")
      let straight = try surface(i).straight()
      let expected = straight.pixels.indices.flatMap { p -> [UInt8] in
        let pixel = Pixel(word: straight.pixels[p])
        return [pixel.blue, pixel.green, pixel.red, pixel.alpha]
      }
      #expect(frame.planes == [expected])
    }
  }

  @Test func `lossless H.264 gives back every pixel as seen before black`() async throws {
    let frames = try await decoded(.h264Lossless)
    #expect(frames.count == 6)
    for (i, frame) in frames.enumerated() {
      #expect(frame.pixels == "gbrp")
      let surface = try surface(i)
      let pixels = surface.pixels.indices.map { Pixel(word: surface.pixels[$0]) }
      #expect(frame.planes == [pixels.map(\.green), pixels.map(\.blue), pixels.map(\.red)])
    }
  }

  @Test func `ProRes keeps opacities exactly and colors closely`() async throws {
    let frames = try await decoded(.prores)
    #expect(frames.count == 6)
    for (i, frame) in frames.enumerated() {
      #expect(frame.pixels.hasPrefix("yuva444p1"))
      // Decoders give ten or twelve bits.
      let shift = frame.pixels.contains("12") ? 4 : 2
      let straight = try surface(i).straight()
      var likeness = Likeness()
      for p in straight.pixels.indices {
        let pixel = Pixel(word: straight.pixels[p])
        let alpha = sample(frame.planes[3], p) >> shift
        #expect(abs(alpha - Int(pixel.alpha)) <= 0)
        let luma = DeepColor(word: pixel.word).luma
        likeness.compare(
          [UInt8(min(255, sample(frame.planes[0], p) >> shift))], to: [UInt8(luma >> 2)])
      }
      #expect(likeness.decibels > 40)
    }
  }

  private func sample(_ plane: [UInt8], _ i: Int) -> Int {
    Int(plane[2 * i]) | Int(plane[2 * i + 1]) << 8
  }

  @Test(arguments: [
    (MovieCodec.ffv1, "ffv1", ["bt709", "iec61966-2-1", "gbr", "pc"]),
    (.h264Lossless, "h264", ["bt709", "iec61966-2-1", "gbr", "pc"]),
    (.prores, "prores", ["bt709", "bt709", "bt709", "tv"]),
    (.vp9, "vp9", ["bt709", "bt709", "bt709", "tv"]),
    (.av1, "av1", ["bt709", "bt709", "bt709", "tv"]),
  ])
  func `every codec says what its samples mean`(
    codec: MovieCodec, name: String, colors: [String]
  ) async throws {
    let screen = TestScreen(width: 64, height: 48)
    let recipe = MovieRecipe(codec, MovieFormat(width: 64, height: 48, frames: 25))
    let path = scratch("film.\(codec.containers[0].fileExtension)")
    let draw = { (frame: Int) throws -> MovieFrame in
      recipe.takesSurfaces
        ? .surface(try screen.surface(frame: frame)) : .planes(screen.planes(frame: frame))
    }
    try await filmed(recipe, frameCount: 60, to: path, draw)
    let probe = try MovieProbe(path)
    #expect(probe.codec == name)
    #expect(probe.streamCount == 1)
    #expect((probe.width, probe.height) == (64, 48))
    #expect(probe.frames == 25 * probe.seconds)
    #expect(probe.packets.count == 60)
    #expect(probe.packets.first?.time == 0)
    #expect(Array(probe.colors.prefix(4)) == colors)
    let bytes = try scratch.bytes(of: "film.\(codec.containers[0].fileExtension)")
    try await filmed(recipe, frameCount: 60, to: path, draw)
    #expect(try scratch.bytes(of: "film.\(codec.containers[0].fileExtension)") == bytes)
  }

  @Test(arguments: [MovieCodec.vp9, .av1])
  func `the other codecs look like their frames`(codec: MovieCodec) async throws {
    let screen = TestScreen(width: 180, height: 320)
    let recipe = MovieRecipe(codec, MovieFormat(width: 180, height: 320, frames: 25))
    let path = scratch("film.\(codec.containers[0].fileExtension)")
    try await filmed(recipe, frameCount: 60, to: path) { .planes(screen.planes(frame: $0)) }
    let likeness = try Likeness.planes(of: path) { screen.planes(frame: $0) }
    #expect(likeness.luma.decibels >= 36)
    for plane in [likeness.luma, likeness.blue, likeness.red] { #expect(abs(plane.bias) <= 0.5) }
  }
}
