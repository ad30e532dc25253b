import SegueVideo
import SegueRaster
import TestSupport

extension Likeness {
  /// The likenesses of the three planes of a whole movie.
  static func planes(
    of path: String, to expected: (Int) -> VideoPlanes
  ) throws -> (luma: Likeness, blue: Likeness, red: Likeness) {
    var result = (luma: Likeness(), blue: Likeness(), red: Likeness())
    var index = 0
    try MovieProbe.decode(path) { frame in
      let planes = expected(index)
      result.luma.compare(frame.planes[0], to: planes.luma)
      result.blue.compare(frame.planes[1], to: planes.blue)
      result.red.compare(frame.planes[2], to: planes.red)
      index += 1
    }
    return result
  }
}
