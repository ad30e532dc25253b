import SegueFiles
import SegueMediaCoding
import SegueRaster
import Testing

@Suite struct MovieWriterTests {
  let scratch: Scratch
  let screen = TestScreen(width: 180, height: 320)

  init() throws { scratch = try Scratch() }

  @Test func `a movie says what it is`() async throws {
    let recipe = MovieRecipe(.h264(.standard), MovieFormat(width: 180, height: 320, frames: 60))
    try await film(recipe, frameCount: 150, to: scratch("a.mp4")) {
      .planes(screen.planes(frame: $0))
    }
    let probe = try MovieProbe(scratch("a.mp4"))
    #expect(probe.frames == 60)
  }
}
