import SegueFiles
import SegueMediaCoding
import SegueRaster

/// Encodes the frames of a range.
func segment(
  _ recipe: MovieRecipe, _ frames: Range<Int>, _ draw: (Int) throws -> MovieFrame
) async throws -> EncodedSegment {
  let encoder = try SegmentEncoder(recipe)
  for frame in frames { try await encoder.encode(try draw(frame)) }
  return try await encoder.finish()
}

/// Films the test screen into a file, segment by segment.
func film(
  _ recipe: MovieRecipe, frameCount: Int, to path: String,
  _ draw: (Int) throws -> MovieFrame
) async throws {
  let writer = MovieWriter(try OutputFile(path), recipe)
  for frames in SegmentPlan(frameCount: frameCount, format: recipe.format).segments {
    try await writer.append(try await segment(recipe, frames, draw))
  }
  try await writer.finish()
}
