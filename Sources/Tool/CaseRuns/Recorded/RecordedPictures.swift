import SegueCommandLine
import SegueFilmRequests
import SegueMotion
import SegueRaster
import SegueRendering
import SegueVerification
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
