import Foundation
import SegueFiles
import SegueVideo
import SegueImages
import SegueRaster

/// Stores frames as films, with the encoders that store the program's own.
enum FilmPress {
  /// How a film is stored.
  enum Kind: String, CaseIterable, Sendable {
    case mp4, gif, apng
  }

  /// Writes the film.
  static func print(_ frames: [Surface], _ kind: Kind, to path: String) async throws {
    switch kind {
    case .mp4: try await movie(frames, path)
    case .gif: try animation(frames, .gif, path)
    case .apng: try animation(frames, .apng, path)
    }
  }

  private static func animation(
    _ frames: [Surface], _ format: AnimationFormat, _ path: String
  ) throws {
    let recipe = AnimationRecipe(
      format, width: frames[0].width, height: frames[0].height, isOpaque: true,
      frames: Int(GalleryFilm.rate), per: 1)
    let encoder = AnimationEncoder(recipe)
    var writer = try AnimationWriter(recipe, into: [UInt8]())
    var last: Surface?
    for frame in frames {
      try writer.add(try encoder.picture(of: frame, after: last))
      last = frame
    }
    try Data(try writer.finish()).write(to: URL(filePath: path))
  }

  private static func movie(_ frames: [Surface], _ path: String) async throws {
    let format = MovieFormat(
      width: frames[0].width, height: frames[0].height, frames: Int(GalleryFilm.rate))
    let recipe = MovieRecipe(.h264(.standard), format, fadesScreen: true)
    let writer = MovieWriter(try OutputFile(path), recipe)
    for range in SegmentPlan(frameCount: frames.count, format: format).segments {
      let encoder = try SegmentEncoder(recipe)
      for frame in frames[range] { try await encoder.encode(.planes(try planes(frame))) }
      try await writer.append(encoder.finish())
    }
    try await writer.finish()
  }

  private static func planes(_ frame: Surface) throws -> VideoPlanes {
    let list = DisplayList(
      width: frame.width, height: frame.height, background: .black,
      passes: [
        Pass(
          .canvas, in: frame.bounds,
          [
            DrawCommand(
              .pixels(frame.bounds), .picture(PictureID(0), SamplingMap(x: 0, y: 0), .nearest))
          ])
      ])
    var planes = VideoPlanes(width: frame.width, height: frame.height)
    try Rasterizer().render(
      list, pictures: [try Picture(frame, for: .moved)], into: &planes)
    return planes
  }
}
