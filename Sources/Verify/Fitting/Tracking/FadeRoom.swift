import SegueRaster

/// The levels of a fade that show how far it goes beyond its end, as a spring does.
///
/// Red, green or blue that ends as light or as dark as it can be shows nothing beyond the end, and lightness is mixed of all
/// three.
struct FadeRoom {
  /// Red, green or blue of a pixel at half the size of pictures.
  private struct Place {
    let pixel: Int
    let channel: Int
    let first: Int
    let change: Int
  }

  private let reel: LumaSequence
  private let places: [Place]

  /// The share beyond the end for which a level has to have room.
  private static let room = 0.2
  /// Levels by which it has to change to tell of a share.
  private static let clear = 40
  /// The fewest places that say anything.
  private static let least = 40

  /// The levels in an area that becomes the picture `last` after the picture `first`; nothing where these are few.
  init?(_ reel: LumaSequence, in area: PixelRect, from first: Int, to last: Int) {
    guard !reel.colors.isEmpty else { return nil }
    self.reel = reel
    var places: [Place] = []
    for y in area.minY / 2..<min(area.maxY / 2, reel.colorHeight) {
      for x in area.minX / 2..<min(area.maxX / 2, reel.colorWidth) {
        let pixel = y * reel.colorWidth + x
        let (old, new) = (reel.color(of: pixel, in: first), reel.color(of: pixel, in: last))
        for channel in 0..<3 {
          let change = new[channel] - old[channel]
          let rest = change > 0 ? 255 - new[channel] : new[channel]
          guard abs(change) > Self.clear, Double(rest) >= Self.room * Double(abs(change)) else {
            continue
          }
          places.append(Place(pixel: pixel, channel: channel, first: old[channel], change: change))
        }
      }
    }
    guard places.count >= Self.least else { return nil }
    self.places = places
  }

  /// The share of the last picture that these levels have in another one.
  func share(of index: Int) -> Double? {
    var counts = ShareCounts()
    for place in places {
      let level = reel.color(of: place.pixel, in: index)[place.channel]
      counts.add(level - place.first, of: place.change, weight: 1)
    }
    return counts.common
  }
}

extension LumaSequence {
  /// Red, green and blue of a pixel at half the size of a picture, as BT.601 has them.
  fileprivate func color(of pixel: Int, in index: Int) -> InlineArray<3, Int> {
    let start = pixel / colorWidth * 2 * width + pixel % colorWidth * 2
    let (picture, chroma) = (pictures[index], colors[index])
    let light =
      Int(picture[start]) + Int(picture[start + 1]) + Int(picture[start + width])
      + Int(picture[start + width + 1])
    let blue = Int(chroma[pixel]) - 128
    let red = Int(chroma[pixel + colorWidth * colorHeight]) - 128
    // In 256ths, of which a quarter of the lightness is as many as there are pixels.
    func level(_ value: Int) -> Int { (64 * light + value + 128) >> 8 }
    return [level(359 * red), level(-88 * blue - 183 * red), level(454 * blue)]
  }
}
