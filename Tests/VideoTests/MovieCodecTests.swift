import SegueVideo
import Testing

/// The rows of the codecs.
@Suite struct MovieCodecTests {
  @Test(arguments: MovieCodec.all)
  func `each codec is found by its name`(_ codec: MovieCodec) throws {
    #expect(try MovieCodec(named: codec.name) == codec)
    #expect(!codec.containers.isEmpty)
  }

  @Test func `no two codecs share a name`() {
    #expect(Set(MovieCodec.names).count == MovieCodec.all.count)
  }

  @Test(arguments: MovieContainer.allCases, MovieQuality.allCases)
  func `what is usual in a container goes into it`(
    _ container: MovieContainer, _ quality: MovieQuality
  ) {
    #expect(container.usualCodec(quality).containers.contains(container))
  }

  @Test(arguments: MovieCodec.all, MovieQuality.allCases)
  func `another quality is the same codec`(_ codec: MovieCodec, _ quality: MovieQuality) {
    let other = codec.ofQuality(quality)
    #expect(other.name == codec.name)
    #expect((other == codec) == (!codec.hasQuality || quality == .standard))
  }
}
