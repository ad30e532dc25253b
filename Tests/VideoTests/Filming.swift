import SegueFiles
import SegueVideo
import SegueRaster

/// Encodes the frames of a range.
func segment(
  _ recipe: MovieRecipe, _ frames: Range<Int>, threads: Int? = nil,
  _ draw: (Int) throws -> MovieFrame
) async throws -> EncodedSegment {
  let encoder = try SegmentEncoder(recipe, threads: threads)
  for frame in frames { try await encoder.encode(try draw(frame)) }
  return try await encoder.finish()
}

/// Segments of the test screen to which several tests hold others; each is encoded once.
actor AgreedSegments {
  static let all = AgreedSegments()

  private struct Key: Hashable {
    var quality: MovieQuality
    var fadesScreen: Bool
    var frames: Range<Int>
  }

  private var segments: [Key: Task<EncodedSegment, any Error>] = [:]

  /// The segment of these frames of a screen of 180 by 320 pixels, 30 a second.
  func segment(
    _ quality: MovieQuality, _ frames: Range<Int>, fadesScreen: Bool = false
  ) async throws -> EncodedSegment {
    let key = Key(quality: quality, fadesScreen: fadesScreen, frames: frames)
    if let known = segments[key] { return try await known.value }
    let task = Task {
      let screen = TestScreen(width: 180, height: 320)
      let recipe = MovieRecipe(
        .h264(quality), MovieFormat(width: 180, height: 320, frames: 30), fadesScreen: fadesScreen)
      return try await SegueVideoTests.segment(recipe, frames) {
        .planes(screen.planes(frame: $0))
      }
    }
    segments[key] = task
    return try await task.value
  }
}

/// Films the test screen into a file, segment by segment.
func filmed(
  _ recipe: MovieRecipe, frameCount: Int, to path: String,
  _ draw: (Int) throws -> MovieFrame
) async throws {
  let writer = MovieWriter(try OutputFile(path), recipe)
  for frames in SegmentPlan(frameCount: frameCount, format: recipe.format).segments {
    try await writer.append(try await segment(recipe, frames, draw))
  }
  try await writer.finish()
}
