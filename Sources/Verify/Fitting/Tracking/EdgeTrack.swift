/// Track of one edge through the pictures of a film, as far as it could be followed.
struct EdgeTrack {
  let axis: PictureAxis
  /// Position in the picture in which it was found, in pixels of the luma sequence.
  let place: Double
  /// Band that it lies in, across the axis.
  let band: Range<Int>
  /// By how many pixels it is elsewhere, in each picture; nothing where it was not seen.
  let offsets: [Double?]

  /// Extent of its movement.
  var range: Double {
    let known = offsets.compactMap { $0 }
    return (known.max() ?? 0) - (known.min() ?? 0)
  }

  /// In how many pictures it is elsewhere than in the one before.
  var movingCount: Int {
    zip(offsets, offsets.dropFirst()).count { before, after in
      guard let before, let after else { return false }
      return abs(after - before) > 0.05
    }
  }
}
