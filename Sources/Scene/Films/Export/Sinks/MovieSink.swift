import SegueGeometry
package import SegueVideo
import SegueMotion
import SegueRaster
package import SegueRendering
import SegueSceneGraph

/// Hands frames to an encoder as they are.
struct MovieFrameEncoder: FrameEncoder {
  let form: Frame.Form

  func encode(_ frame: Frame) throws(RenderError) -> MovieFrame {
    switch frame.content {
    case .pixels(let surface): .surface(surface)
    case .video(let planes): .planes(planes)
    }
  }

  func remains(of packet: MovieFrame) -> Frame.Content? {
    switch packet {
    case .surface(let surface): .pixels(surface)
    case .planes(let planes): .video(planes)
    }
  }
}

/// Encodes frames segment by segment and joins the segments to a movie.
struct MovieSink: FrameSink {
  let encoder: MovieFrameEncoder
  private let segments: MovieSegments
  private let writer: MovieWriter
  /// The encoder of the segment at hand; there is one before the first frame, so that nothing is
  /// drawn for a codec that is not there.
  private var segment: SegmentEncoder?
  /// The number of segments that are complete.
  private var completed = 0
  private var written = 0

  /// A sink for the segments of a film.
  init(_ segments: MovieSegments, _ writer: MovieWriter) throws(RenderError) {
    self.segments = segments
    self.writer = writer
    segment = try segments.encoder(of: 0)
    encoder = segments.frameEncoder
  }

  mutating func write(_ packet: MovieFrame, index: Int) async throws(RenderError) {
    if segment == nil { segment = try segments.encoder(of: completed) }
    guard let encoder = segment else { return }
    do throws(MovieError) {
      try await encoder.encode(packet)
      written += 1
      if written == segments.plan.frames(ofSegment: completed).upperBound {
        try await writer.append(encoder.finish())
        segment = nil
        completed += 1
      }
    } catch {
      throw RenderError(error)
    }
  }

  /// Completes the movie without giving it a name, and returns its bytes.
  mutating func finishedBytes(limit: Int) async throws(RenderError) -> [UInt8] {
    do throws(MovieError) {
      return try await writer.finishedBytes(limit: limit)
    } catch {
      throw RenderError(error)
    }
  }

  mutating func finish() async throws(RenderError) {
    do throws(MovieError) {
      try await writer.finish()
    } catch {
      throw RenderError(error)
    }
  }
}

extension RenderError {
  /// Creates the failure from the error of an encoder or a container library.
  package init(_ error: MovieError) {
    if case .output(let file) = error {
      self = .file(file)
    } else {
      self = .encoder("\(error)", hint: error.hint, lack: error.lack)
    }
  }
}

extension AnimatedScene {
  /// True if the opacity or the brightness of something as large as the screen changes, so that an encoder
  /// should look for frames that are darker copies of others.
  var fadesScreen: Bool {
    epochs.contains { epoch in
      epoch.timeline.entries.contains { entry in
        let properties = epoch.tree.nodes[entry.layer].properties
        let size = properties.size
        let isLarge = size.width >= canvas.size.width && size.height >= canvas.size.height
        switch entry.property {
        case .opacity: return isLarge
        case .filter(let index):
          return isLarge && properties.filters.indices.contains(index)
            && properties.filters[index].name == "brightness"
        default: return false
        }
      }
    }
  }
}
