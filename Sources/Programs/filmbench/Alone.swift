import SegueFiles
import SegueVideo
import SegueImages
import SegueRaster

/// Encoding as the program does it, of frames that are there already.
enum Alone {
  /// Makes a movie, from opening the encoder to the whole file.
  static func movie(_ frames: [VideoPlanes], at path: String) async throws {
    let format = MovieFormat(width: MovieWorkshop.width, height: MovieWorkshop.height, frames: 60)
    let recipe = MovieRecipe(.h264(.standard), format, fadesScreen: true)
    let writer = MovieWriter(try OutputFile(path), recipe)
    // Something moves in every frame of the film.
    let plan = recipe.plan(frameCount: frames.count, stills: [])
    for (index, range) in plan.segments.enumerated() {
      let encoder = try SegmentEncoder(recipe, plan.pictures(ofSegment: index))
      for frame in frames[range] { try await encoder.encode(.planes(frame)) }
      try await writer.append(encoder.finish())
    }
    try await writer.finish()
  }

  /// Makes pictures, as many at once as there are processors.
  static func pictures(_ surfaces: [Surface]) async throws {
    let width = HostMachine.current().processors
    try await withThrowingTaskGroup(of: Int.self) { group in
      for (index, surface) in surfaces.enumerated() {
        if index >= width { _ = try await group.next() }
        group.addTask { try PNGEncoder().bytes(of: surface).count }
      }
      try await group.waitForAll()
    }
  }
}
