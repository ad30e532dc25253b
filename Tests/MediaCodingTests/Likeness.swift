import Foundation
import SegueMediaCoding
import SegueRaster

/// How far samples are from what they should be.
struct Likeness {
  private var squares = 0.0
  private var sum = 0.0
  private var count = 0.0

  /// The peak signal-to-noise ratio in decibels.
  var decibels: Double { squares == 0 ? .infinity : 10 * log10(255 * 255 * count / squares) }
  /// The mean of what the samples have too much.
  var bias: Double { sum / count }

  mutating func compare(_ samples: [UInt8], to expected: [UInt8]) {
    precondition(samples.count == expected.count, "planes of different sizes")
    for (a, b) in zip(samples, expected) {
      let difference = Double(a) - Double(b)
      squares += difference * difference
      sum += difference
    }
    count += Double(samples.count)
  }

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
