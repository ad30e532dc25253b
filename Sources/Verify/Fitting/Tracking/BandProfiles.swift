import SegueRaster

/// An area of each picture as lines of lightness: the area is cut into bands along an axis, and each band
/// becomes the mean of its lines.
///
/// Whatever moves along the axis moves along these lines, and what a codec does to single pixels evens out.
struct BandProfiles {
  let axis: PictureAxis
  /// Start of the lines in the picture, along the axis.
  let origin: Int
  /// Length of the lines.
  let length: Int
  /// Range of each band across the axis; the last one is all of them together.
  let bands: [Range<Int>]
  /// A line for each band of each picture.
  let lines: [[[Float]]]

  /// Into how many bands an area is cut, at most.
  private static let most = 8
  /// Minimum number of pixel lines in a band.
  private static let least = 4

  init(_ reel: LumaSequence, in area: PixelRect, along axis: PictureAxis) {
    self.axis = axis
    let across = axis == .x ? area.rows : area.columns
    origin = axis == .x ? area.minX : area.minY
    length = axis == .x ? area.width : area.height
    let count = max(1, min(Self.most, across.count / Self.least))
    let parts = (0..<count).map { index in
      across.lowerBound + across.count * index / count..<across.lowerBound + across.count
        * (index + 1) / count
    }
    bands = count > 1 ? parts + [across] : parts
    var known: [[[Float]]] = []
    for (index, picture) in reel.pictures.enumerated() {
      if index > 0, reel.pictures[index - 1] == picture {
        known.append(known[index - 1])
      } else {
        known.append(
          Self.lines(of: picture, width: reel.width, in: area, along: axis, parts: parts))
      }
    }
    lines = known
  }

  private static func lines(
    of picture: [UInt8], width: Int, in area: PixelRect, along axis: PictureAxis,
    parts: [Range<Int>]
  ) -> [[Float]] {
    let length = axis == .x ? area.width : area.height
    let (along, across) = axis == .x ? (1, width) : (width, 1)
    let start = axis == .x ? area.minX : area.minY * width
    var whole = [Int](repeating: 0, count: length)
    var lines: [[Float]] = []
    for part in parts {
      var sums = [Int](repeating: 0, count: length)
      for line in part {
        var index = start + line * across
        for place in 0..<length {
          sums[place] += Int(picture[index])
          index += along
        }
      }
      for place in 0..<length { whole[place] += sums[place] }
      lines.append(sums.map { Float($0) / Float(part.count) })
    }
    let count = parts.reduce(0) { $0 + $1.count }
    return parts.count > 1 ? lines + [whole.map { Float($0) / Float(count) }] : lines
  }
}
