import SegueMotion
import SegueSceneGraph
import SegueVerification
import Testing

/// Films that have become different, and the sentence that a developer needs about each.
@Suite struct VerdictTests {
  private func sentences(_ new: MovingBox) async throws -> [String] {
    let verdict = Verdict(
      expected: try await MovingBox().evidence(), actual: try await new.evidence(), of: new.film)
    return verdict.findings.map { "\($0)" }
  }

  @Test func `a film is as expected`() async throws {
    #expect(try await sentences(MovingBox()) == [])
  }

  @Test func `a layer goes too far`() async throws {
    let found = try await sentences(MovingBox(distance: 48))
    #expect(
      found == [
        "layer 'card', from 17 ms: x 42 → 50 at 200 ms", "the last frame is not the expected one",
      ])
  }

  @Test func `an easing is another one`() async throws {
    let found = try await sentences(MovingBox(easing: .easeIn))
    #expect(
      found == [
        "another curve of 'card': linear → ease-in",
        "layer 'card', from 17 ms: x 18.7 → 11.2 at 83 ms",
        "the film begins and ends as expected, but takes another way",
      ])
  }

  @Test func `everything happens later`() async throws {
    let found = try await sentences(MovingBox(delay: 50))
    #expect(
      found == [
        "the frames are the expected ones, 3 frames later",
        "the film lasts 250 ms (16 frames), expected 200 ms (13 frames)",
      ])
  }

  @Test func `a layer is faint where it should be gone`() async throws {
    let found = try await sentences(MovingBox(dotOpacity: 0.25))
    #expect(
      found == [
        "layer 'dot', from 17 ms: opacity 0 → 0.25 at 200 ms",
        "the last frame is not the expected one",
      ])
  }

  @Test func `a layer is there that should not be`() async throws {
    let found = try await sentences(MovingBox(hasBadge: true))
    #expect(found.first == "layer 'badge': it is there, and was not")
  }

  @Test func `a layer has another color`() async throws {
    let found = try await sentences(MovingBox(cardColor: Color(rgb: 0x0A84F0)))
    #expect(found.first == "layer 'card': background #0A84FF → #0A84F0")
  }

  @Test func `the rate is another one`() async throws {
    let found = try await sentences(MovingBox(rate: FrameRate(30)))
    #expect(found.first == "the film has 30 frames per second, expected 60")
  }

  @Test func `what is behind everything has another color`() async throws {
    let found = try await sentences(MovingBox(background: .black))
    #expect(found.first == "the canvas is #000000, expected #FFFFFF")
  }

  @Test func `the program draws in another way`() async throws {
    var actual = try await MovingBox().evidence(engine: "2")
    actual.frames?.digests[4] = "another"
    let verdict = Verdict(expected: try await MovingBox().evidence(), actual: actual)
    #expect(
      verdict.findings.map { "\($0)" } == [
        "recorded by 1; version 2 draws these pixels in another way"
      ])
    #expect(verdict.differingFrames == [4])
  }

  @Test func `a font file is another one`() async throws {
    var (old, new) = (try await MovingBox().evidence(), try await MovingBox().evidence())
    old.frames?.fonts = [FontStamp(file: "A.otf", digest: "1")]
    new.frames?.fonts = [FontStamp(file: "A.otf", digest: "2")]
    new.frames?.digests[4] = "another"
    #expect(
      Verdict(expected: old, actual: new).findings.map { "\($0)" } == [
        "the font file 'A.otf' is not the one that was used before"
      ])
  }

  @Test func `pixels differ and nothing else does`() async throws {
    var new = try await MovingBox().evidence()
    new.frames?.digests[4] = "another"
    let verdict = Verdict(expected: try await MovingBox().evidence(), actual: new)
    #expect(verdict.findings == [.pixels])
    #expect(verdict.isPixelsOnly)
  }
}
