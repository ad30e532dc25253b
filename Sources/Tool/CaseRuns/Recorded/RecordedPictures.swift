package import SegueCommandLine
import SegueFilmRequests
package import SegueMotion
import SegueRaster
import SegueRendering
package import SegueVerification
import SegueVideo

extension RecordedLook {
  /// The pictures with these numbers, without what is hidden; the recording is read once more.
  func pictures(_ numbers: [Int]) throws(RunError) -> [Int: Surface] {
    let (path, layout, wanted) = (path, layout, Set(numbers))
    guard let last = numbers.max() else { return [:] }
    let pictures = try RunError.reading(path) { () throws(MovieError) in
      let recording = try Recording.open(path, as: layout)
      var pictures: [Int: Surface] = [:]
      var number = 0
      while number <= last, let frame = try recording.next() {
        if wanted.contains(number) { pictures[number] = frame.surface }
        number += 1
      }
      return pictures
    }
    return try RunError.inWords { () throws(RenderError) in
      var shown: [Int: Surface] = [:]
      for (number, picture) in pictures { shown[number] = try picture.covered(hidden) }
      return shown
    }
  }

  /// Several moments of the recording in one picture, chosen among its frames at a rate; without the row and
  /// the column that movies add, where goldens have been written without them.
  func strip(at rate: FrameRate) throws(RunError) -> Surface {
    let strip = FilmStrip()
    let shown = try raster(at: rate).pictures
    let moments = strip.frames(of: shown.count).map { shown[$0] }
    let pictures = try pictures(moments)
    let seen = PixelRect(x: 0, y: 0, width: footage.grid.width, height: footage.grid.height)
    return try RunError.inWords { () throws(RenderError) in
      try strip.surface(
        of: try moments.compactMap { pictures[$0] }.map {
          (picture) throws(RenderError) -> Surface in
          do throws(MemoryError) {
            return try picture.part(seen)
          } catch {
            throw .memory(error)
          }
        })
    }
  }
}

extension RecordedLook {
  /// The recording's frames at a rate, one after the other and without what is hidden; it is read once more.
  package func frames(at rate: FrameRate) throws(RunError) -> some FramePictures {
    RecordedFrames(
      path: path, layout: layout, shown: try raster(at: rate).pictures, hidden: hidden)
  }
}

/// The frames of a recording, which is opened once the first of them is asked for.
private struct RecordedFrames: FramePictures {
  let path: String
  let layout: RecordingLayout
  let shown: [Int]
  let hidden: [PixelRect]
  private var recording: Recording?
  /// The picture that was read last, and its number.
  private var current: (number: Int, picture: Surface)?

  init(path: String, layout: RecordingLayout, shown: [Int], hidden: [PixelRect]) {
    (self.path, self.layout, self.shown, self.hidden) = (path, layout, shown, hidden)
  }

  mutating func picture(of frame: Int) throws(RenderError) -> Surface? {
    guard shown.indices.contains(frame) else { return nil }
    while (current?.number ?? -1) < shown[frame] {
      if Task.isCancelled { throw .cancelled }
      guard let next = try next() else { return nil }
      current = ((current?.number ?? -1) + 1, next)
    }
    return try current?.picture.covered(hidden)
  }

  private mutating func next() throws(RenderError) -> Surface? {
    do throws(RunError) {
      let (path, layout, opened) = (path, layout, recording)
      let (recording, frame) = try RunError.reading(path) { () throws(MovieError) in
        let recording = if let opened { opened } else { try Recording.open(path, as: layout) }
        return (recording, try recording.next())
      }
      self.recording = recording
      return frame?.surface
    } catch {
      throw RenderError(ofRecording: error)
    }
  }
}

extension RenderError {
  /// The failure of a film whose frames are read from a file.
  init(ofRecording error: RunError) {
    self =
      error.code == .interrupted
      ? .cancelled
      : .recording(
        error.message ?? "the recording cannot be read", hint: error.hint, lack: error.lack)
  }
}
